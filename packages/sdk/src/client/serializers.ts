import { GliContractError } from './errors.ts';

export type UrlParams = { path?: Record<string, unknown>; query?: Record<string, unknown> };

/**
 * Fills in the parameters of a path template, for openapi-fetch's `pathSerializer`.
 * @throws TypeError that names a path parameter that is missing, empty (which would call another operation) or half a
 * surrogate pair
 */
export function fillPath(template: string, params: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (value === '') throw new TypeError(`Path parameter "${name}" is missing`);
    // Every URL parser resolves dot segments, which would address another operation.
    if (value === '.' || value === '..') throw new GliContractError(`Not an id: ${value}`, null);
    if (/\p{Surrogate}/u.test(value)) throw new TypeError(`Path parameter "${name}" is not valid text`);
    return encodeURIComponent(value);
  });
}

/**
 * Serializes a query in OpenAPI's default style, for openapi-fetch's `querySerializer`. Arrays repeat the name.
 * Undefined and null are left out.
 */
export function toQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return String(search);
}
