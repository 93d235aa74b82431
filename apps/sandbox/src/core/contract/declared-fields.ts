import { resolve, type Schema } from './document.ts';
import type { ContractOperation } from './operations.ts';

/** Returns the names of an operation's query parameters. Empty if there is no operation. */
export const declaredQuery = (operation: ContractOperation | null): Set<string> =>
  new Set(operation?.parameters.filter((one) => one.in === 'query').map(({ name }) => name));

/** Returns a URL with the declared parameters of an operation only. The sandbox ignores all others. */
export function withDeclaredQuery(url: URL, operation: ContractOperation | null): URL {
  const declared = declaredQuery(operation);
  const query = [...url.searchParams].filter(([name]) => declared.has(name));
  if (query.length === url.searchParams.size) return url;
  const reduced = new URL(url);
  reduced.search = new URLSearchParams(query).toString();
  return reduced;
}

/** Returns the names of all fields of a schema, at any depth. */
export function declaredFields(
  { $ref, properties = {}, items, allOf = [], anyOf = [], oneOf = [] }: Schema,
  seen = new Set<string>(),
  names = new Set<string>(),
): Set<string> {
  if ($ref !== undefined) {
    if (!seen.has($ref)) declaredFields(resolve<Schema>({ $ref }).value, seen.add($ref), names);
    return names;
  }
  for (const name of Object.keys(properties)) names.add(name);
  const parts = [...Object.values(properties), ...allOf, ...anyOf, ...oneOf, ...(items ? [items] : [])];
  for (const part of parts) declaredFields(part, seen, names);
  return names;
}
