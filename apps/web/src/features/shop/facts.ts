/** A name and its value; without a value it is not shown. */
export type DetailRow = readonly [term: string, description: string | null | undefined];

export const toDetailRows = (facts: readonly DetailRow[]): { term: string; description: string }[] =>
  facts.flatMap(([term, description]) => (description ? [{ term, description }] : []));
