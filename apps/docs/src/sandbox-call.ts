/** Hosts of this machine. The form calls no others, except the site's own origin. */
const LOCAL_HOSTS = new Set(['127.0.0.1', 'localhost']);

/**
 * Reads the address of a sandbox.
 * @param own origin of this page, which a sandbox may serve
 * @returns null for an address that must not be called
 */
export function readAddress(text: string, own: string): URL | null {
  const url = URL.parse(text.trim().replace(/\/*$/, '/'));
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  return LOCAL_HOSTS.has(url.hostname) || url.origin === own ? url : null;
}

/**
 * Builds the URL of a request.
 * @param fields values by `path.<name>` or `query.<name>`; empty ones are left out
 */
export function buildUrl(address: URL, path: string, fields: Iterable<readonly [string, string]>): URL {
  let filled = path;
  const query = new URLSearchParams();
  for (const [field, value] of fields) {
    const name = field.replace(/^(path|query)\./, '');
    if (field.startsWith('path.')) filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (field.startsWith('query.') && value !== '') query.append(name, value);
  }
  const url = new URL(filled.replace(/^\//, ''), address);
  url.search = query.toString();
  return url;
}
