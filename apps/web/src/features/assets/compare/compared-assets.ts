export const MAX_COMPARED = 3;

/** Returns the distinct ids of compared assets in the URL, in the order of selection. */
export function comparedIn(search: URLSearchParams): string[] {
  return [...new Set(search.getAll('compare'))].filter(Boolean).slice(0, MAX_COMPARED);
}

/** Returns the URL with an asset added to or removed from the comparison. A full comparison accepts no more assets. */
export function withCompared(search: URLSearchParams, id: string, isCompared: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  const others = comparedIn(search).filter((one) => one !== id);
  next.delete('compare');
  for (const one of (isCompared ? [...others, id] : others).slice(0, MAX_COMPARED))
    next.append('compare', one);
  return next;
}
