/**
 * Returns the address of a picture or photo. A URL that starts with `/` is on the API's host. With a relative `baseUrl`,
 * that is the page's own origin, which must forward `/media/` to the API.
 */
export function mediaUrl({ origin }: { readonly origin: string }, picture: string | { url: string }): string {
  const url = typeof picture === 'string' ? picture : picture.url;
  return url.startsWith('/') ? origin + url : url;
}
