import { cleanLine, LIST_PAGE_MAX } from '@gli/validation';
import { useSearchParams } from '../provider/UiProvider.tsx';

/** Returns the value if it is among the allowed ones. */
export function parseEnum<Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | undefined {
  return values.find((one) => one === value);
}

/**
 * Returns the page of a list, starting at 1. Invalid values count as the first page, and pages that cannot be requested as
 * the last one that can, which no list has.
 */
export function getPageParam(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, LIST_PAGE_MAX) : 1;
}

/** Returns normalized text of one line and at most `maximum` characters, or undefined if empty. */
export function getStringParam(search: URLSearchParams, name: string, maximum: number): string | undefined {
  return cutText(cleanLine(search.get(name) ?? ''), maximum) || undefined;
}

/** Returns the first characters of a text, without the space that may follow them. */
export const cutText = (text: string, maximum: number): string => [...text].slice(0, maximum).join('').trim();

/** Returns a date such as `2026-11-21`, or undefined for an invalid one such as February 30. */
export function getDateParam(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name);
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** Changes to parameters, by name. Null and an empty string remove a parameter. */
export type ParamChanges = Readonly<Record<string, string | null>>;

/** Returns the parameters with the given changes. */
export function setParams(search: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Same as above, but also returns to the first page, because a filter changes the content of the list. */
export function setFilter(
  search: URLSearchParams,
  name: string,
  value: string | null,
  page = 'page',
): URLSearchParams {
  return setParams(search, { [name]: value, [page]: null });
}

/** Returns the parameters without the given names and without the page. */
export function deleteParams(
  search: URLSearchParams,
  names: readonly string[],
  page = 'page',
): URLSearchParams {
  return setParams(search, Object.fromEntries([...names, page].map((name) => [name, null])));
}

/** True if any of these parameters is set. */
export function hasParams(search: URLSearchParams, names: readonly string[]): boolean {
  return names.some((name) => search.has(name));
}

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Removes undefined values from a server query. */
export function omitUndefined<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;
}

/** Returns the parameters for another page of the list. The first page needs no parameter. */
export function setPageParam(search: URLSearchParams, page: number, name = 'page'): URLSearchParams {
  return setParams(search, { [name]: page > 1 ? String(page) : null });
}

/** Returns the list's page in the URL (`?page=`) and a function that changes it. */
export function usePage(name = 'page'): [page: number, setPage: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const setPage = (page: number) => setSearch((current) => setPageParam(current, page, name));
  return [getPageParam(search, name), setPage];
}
