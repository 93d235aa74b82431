export const MAX_COMPARED = 3;

/** Ids of the assets that the address compares: each once, in the order in which they were chosen. */
export function comparedIn(search: URLSearchParams): string[] {
  return [...new Set(search.getAll('compare'))].filter(Boolean).slice(0, MAX_COMPARED);
}

/** The address with an asset added to the comparison or removed from it; a full comparison takes no other. */
export function withCompared(search: URLSearchParams, id: string, isCompared: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  const others = comparedIn(search).filter((one) => one !== id);
  next.delete('compare');
  for (const one of (isCompared ? [...others, id] : others).slice(0, MAX_COMPARED))
    next.append('compare', one);
  return next;
}
