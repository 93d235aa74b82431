/** A term and its description. Rows without a description are hidden. */
export type DetailRow = readonly [term: string, description: string | null | undefined];

export const toDetailRows = (rows: readonly DetailRow[]): { term: string; description: string }[] =>
  rows.flatMap(([term, description]) => (description ? [{ term, description }] : []));
