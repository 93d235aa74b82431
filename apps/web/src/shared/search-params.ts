import { useSearchParams } from 'wouter';

/** The value if it is one of these: what a page knows of a parameter. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | undefined {
  return values.find((one) => one === value);
}

/** A page of a list, counted from 1; what is not a page counts as the first. */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Trimmed text of at most `maximum` characters; undefined when there is none. */
export function textOf(search: URLSearchParams, name: string, maximum: number): string | undefined {
  return search.get(name)?.trim().slice(0, maximum) || undefined;
}

/** A calendar day, `2026-11-21`; February 30th is none. */
export function dayOf(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name);
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** Changes by name: text sets a parameter, null and the empty text take it out. */
export type ParamChanges = Readonly<Record<string, string | null>>;

/** The address with these changes. */
export function withParams(search: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The same, on the first page again: another filter is another list. */
export function withFilter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  return withParams(search, { [name]: value, page: null });
}

/** The address without these parameters and without a page. */
export function withoutParams(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return withParams(search, Object.fromEntries([...names, 'page'].map((name) => [name, null])));
}

/** Whether any of these parameters is set. */
export function hasParams(search: URLSearchParams, names: readonly string[]): boolean {
  return names.some((name) => search.has(name));
}

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** The values without those that are undefined: a query for the server. */
export function defined<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;
}

/** The address of a page of the same list. The first page has no parameter. */
export function withPage(search: URLSearchParams, page: number, name = 'page'): URLSearchParams {
  return withParams(search, { [name]: page > 1 ? String(page) : null });
}

/** The page of a list in the address, `?page=`, and its setter. */
export function usePage(name = 'page'): [page: number, setPage: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const setPage = (page: number) => setSearch((current) => withPage(current, page, name));
  return [pageOf(search, name), setPage];
}
