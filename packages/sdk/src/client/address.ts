import { GliContractError } from './errors.ts';

const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;
/** `.` and `..` as whole segments, also percent-encoded: every URL parser resolves them away. */
const DOT_SEGMENT = /[/\\](\.|%2e){1,2}([/\\?#]|$)/i;

export type Address = { readonly url: string; readonly path: string | null };

/**
 * Gives what turns a path of the API, or an absolute address, into the address to send to. `path` is null for
 * whatever lies outside the base's origin and path: such a request carries no token. The check reads the parsed
 * address, and the parsed address is what is sent.
 * @throws TypeError when `baseUrl` is relative and there is no page to resolve it against.
 */
export function addressing(baseUrl: string): (url: string) => Address {
  const base = new URL(baseUrl, globalThis.location?.href);
  const basePath = base.pathname.replace(/\/+$/, '');
  return (url) => {
    const absolute = ABSOLUTE.test(url);
    // An id of dots would silently name another operation.
    if (!absolute && DOT_SEGMENT.test(url.split('?', 1)[0] ?? '')) {
      throw new GliContractError(`Not a path of this API: ${url}`, null);
    }
    const { href, origin, pathname } = new URL(
      absolute ? url : `${base.origin}${basePath}/${url.replace(/^\//, '')}`,
    );
    const own = origin === base.origin && pathname.startsWith(`${basePath}/`);
    return { url: href, path: own ? pathname.slice(basePath.length) : null };
  };
}
