/**
 * Returns the number of the next page, for `getNextPageParam` of an infinite query. Undefined on the last page, or if
 * `next` has no page number.
 */
export function nextPageOf(page: { readonly next: string | null }): number | undefined {
  const number = Number(new URLSearchParams(page.next?.replace(/^[^?]*|#.*/g, '')).get('page'));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
