/**
 * The number of the page after this one, for `getNextPageParam` of an infinite query; undefined on the last page, and when
 * `next` names no page.
 */
export function nextPageOf(page: { readonly next: string | null }): number | undefined {
  const number = Number(new URLSearchParams(page.next?.replace(/^[^?]*|#.*/g, '')).get('page'));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
