export function estimateMonths(termMonths: number): number[] {
  return [6, 12, 24, 36].filter((months) => months < termMonths).concat(termMonths);
}
