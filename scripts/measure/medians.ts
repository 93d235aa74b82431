export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of each figure on its own. */
export function mediansOf<T extends Record<string, number>>(rows: readonly T[]): Record<keyof T, number> {
  const [first] = rows;
  if (!first) throw new Error('Nothing was measured.');
  const names: (keyof T)[] = Object.keys(first);
  const entries = names.map((name) => [name, median(rows.map((row) => row[name] ?? Number.NaN))]);
  return Object.fromEntries(entries);
}
