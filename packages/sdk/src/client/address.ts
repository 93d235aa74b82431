import { API_BASE_PATH } from './constants.ts';
import { GliContractError } from './errors.ts';

const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;
/** `.` and `..` as whole segments, percent-encoded too: every URL parser resolves them. */
const DOT_SEGMENT = /[/\\](\.|%2e){1,2}([/\\?#]|$)/i;

/** A path and a query that every URL parser leaves as they are: most calls, which then need no parser. */
const PLAIN = /^(\/[\w/-]*)(\?[\w.*+%=&-]*)?$/;

export type Address = { readonly url: string; readonly path: string | null };

/**
 * Returns a function that resolves a path of the API, or an absolute URL. `path` is null for anything outside the base
 * URL: such a request carries no token. The check runs on the parsed URL, which is also the one that is sent.
 *
 * A path with the base path in front, as servers send in `next`, is whole already; so is one with `/api`, the base path
 * that a server knows behind a gateway. The path of an operation with a `template` is not looked at for one.
 * @throws TypeError when `baseUrl` is relative and there is no page to resolve it against.
 */
export function addressing(baseUrl: string): (url: string, template?: string) => Address {
  const base = new URL(baseUrl, globalThis.location?.href);
  const basePath = base.pathname.replace(/\/+$/, '');
  return (url, template) => {
    const plain = template && PLAIN.exec(url);
    if (plain?.[1]) return { url: base.origin + basePath + url, path: plain[1] };
    const absolute = ABSOLUTE.test(url);
    // An id of dots would silently address another operation.
    const [place = ''] = url.split(/[?#]/, 1);
    if (!absolute && DOT_SEGMENT.test(place)) {
      throw new GliContractError(`Not a path of this API: ${place}`, null);
    }
    const prefixes = template ? [] : [basePath, API_BASE_PATH];
    const prefix = prefixes.find((one) => one && url.startsWith(`${one}/`)) ?? '';
    const { href, origin, pathname } = new URL(
      absolute ? url : `${base.origin}${basePath}/${url.slice(prefix.length).replace(/^\//, '')}`,
    );
    const own = origin === base.origin && pathname.startsWith(`${basePath}/`);
    return { url: href, path: own ? pathname.slice(basePath.length) : null };
  };
}
