/** Returns the months after which estimated earnings are shown: half a year, whole years, and the end of the term. */
export function estimateMonths(termMonths: number): number[] {
  return [6, 12, 24, 36].filter((months) => months < termMonths).concat(termMonths);
}
