import type { ReactNode } from 'react';

/** A term and its description. Rows without a description are hidden. */
export type DetailRow<Description extends ReactNode = string> = readonly [
  term: string,
  description: Description | null | undefined,
];

export const toDetailRows = <Description extends ReactNode>(
  rows: readonly DetailRow<Description>[],
): { term: string; description: Description }[] =>
  rows.flatMap(([term, description]) => (description ? [{ term, description }] : []));
