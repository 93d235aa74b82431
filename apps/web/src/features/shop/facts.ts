/** A name and its value; without a value it is not shown. */
export type Fact = readonly [term: string, description: string | null | undefined];

export const shownFacts = (facts: readonly Fact[]): { term: string; description: string }[] =>
  facts.flatMap(([term, description]) => (description ? [{ term, description }] : []));
