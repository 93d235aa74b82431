/** How many assets stand side by side at most. */
export const MOST_COMPARED = 3;

/** The assets that the address compares: each once, in the order in which they were chosen. */
export function comparedIn(search: URLSearchParams): string[] {
  return [...new Set(search.getAll('compare'))].filter(Boolean).slice(0, MOST_COMPARED);
}

/** The address with an asset taken into the comparison or out of it; a full comparison takes no other. */
export function withCompared(search: URLSearchParams, id: string, isChosen: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  const others = comparedIn(search).filter((one) => one !== id);
  next.delete('compare');
  for (const one of (isChosen ? [...others, id] : others).slice(0, MOST_COMPARED))
    next.append('compare', one);
  return next;
}
