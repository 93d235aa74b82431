/** A term and its description. Rows without a description are hidden. */
export type DetailRow = readonly [term: string, description: string | null | undefined];

export const toDetailRows = (facts: readonly DetailRow[]): { term: string; description: string }[] =>
  facts.flatMap(([term, description]) => (description ? [{ term, description }] : []));
