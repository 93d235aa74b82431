import { API_BASE_PATH } from './constants.ts';
import { GliContractError } from './errors.ts';

const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;
/** Matches `.` and `..` as whole segments, even if percent-encoded, because every URL parser resolves them. */
const DOT_SEGMENT = /[/\\](\.|%2e){1,2}([/\\?#]|$)/i;

/**
 * Parses the `baseUrl` option and removes trailing slashes.
 * @throws TypeError for an invalid URL, or a relative one without a page to resolve it against
 */
export function parseBaseUrl(baseUrl: string): URL {
  try {
    // For schemes other than HTTP and HTTPS, `origin` is "null", so `new URL` throws.
    const { origin, pathname } = new URL(baseUrl, globalThis.location?.href);
    return new URL(origin + pathname.replace(/\/+$/, ''));
  } catch (cause) {
    const given = JSON.stringify(baseUrl);
    throw new TypeError(`baseUrl must be an absolute URL outside a browser: ${given}`, { cause });
  }
}

/** True if a URL starts with a scheme. */
export const isAbsolute = (url: string): boolean => ABSOLUTE.test(url);

/** True unless the URL is relative and there is no page to resolve it against, as on a server that renders an app. */
const isResolvable = (baseUrl: string): boolean => globalThis.location !== undefined || isAbsolute(baseUrl);

/** Returns the origin of the `baseUrl` option, or null if it is not resolvable yet. @throws TypeError */
export function getOrigin(baseUrl: string): string | null {
  return isResolvable(baseUrl) ? parseBaseUrl(baseUrl).origin : null;
}

export type Base = {
  readonly url: URL;
  /** The URL without a trailing slash. */
  readonly root: string;
  readonly buildAddress: (url: string) => Address;
};

/**
 * Returns a function that resolves the `baseUrl` option. It resolves the URL immediately if possible, otherwise at its
 * first call, so that a server can load a module that creates the browser's client.
 * @throws TypeError for an invalid URL
 */
export function resolveLater(baseUrl: string): () => Base {
  let base: Base | undefined;
  const resolve = () => {
    if (base) return base;
    const url = parseBaseUrl(baseUrl);
    base = { url, root: url.href.replace(/\/$/, ''), buildAddress: createAddressBuilder(url) };
    return base;
  };
  if (isResolvable(baseUrl)) resolve();
  return resolve;
}

export type Address = { readonly url: string; readonly path: string | null };

/**
 * Returns a function that resolves an API path or an absolute URL. `path` is null for anything outside the base URL.
 * Such a request carries no token. The check uses the same parsed URL that is sent.
 *
 * The base path is not added to a path that already starts with it, as servers send in `next`, or with `/api`, the base
 * path that a server behind a gateway uses.
 */
export function createAddressBuilder(base: URL): (url: string) => Address {
  const basePath = base.pathname.replace(/\/+$/, '');
  return (url) => {
    const absolute = isAbsolute(url);
    // An id of `.` or `..` would silently address another operation.
    const [place = ''] = url.split(/[?#]/, 1);
    if (!absolute && DOT_SEGMENT.test(place)) {
      throw new GliContractError(`Unknown API path: ${place}`, null);
    }
    const prefix = [basePath, API_BASE_PATH].find((one) => one && url.startsWith(`${one}/`)) ?? '';
    const { href, origin, pathname } = new URL(
      absolute ? url : `${base.origin}${basePath}/${url.slice(prefix.length).replace(/^\//, '')}`,
    );
    const own = origin === base.origin && pathname.startsWith(`${basePath}/`);
    return { url: href, path: own ? pathname.slice(basePath.length) : null };
  };
}
