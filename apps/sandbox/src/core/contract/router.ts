import { TrieRouter } from 'hono/router/trie-router';
import { type ContractOperation, contractOperations } from './operations.ts';

export type Route =
  | {
      readonly status: 'found';
      readonly operation: ContractOperation;
      readonly path: Readonly<Record<string, string>>;
    }
  | { readonly status: 'method_not_allowed'; readonly allow: readonly string[] }
  | { readonly status: 'not_found' };

const router = new TrieRouter<ContractOperation>();
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const hasParameter = ({ path }: ContractOperation): number => Number(path.includes('{'));

// The first match wins: `/v1/rwa/assets/featured/` comes before `/v1/rwa/assets/{id}/`.
for (const operation of contractOperations.toSorted((a, b) => hasParameter(a) - hasParameter(b))) {
  router.add(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), operation);
}

/** Finds the operation for a path below the base path. Trailing slashes matter. */
export function findRoute(method: string, pathname: string): Route {
  const find = (verb: string) => router.match(verb, pathname)[0][0];
  const [operation, path] = find(method === 'HEAD' ? 'GET' : method) ?? [];
  if (operation && path) {
    const values = Object.entries(path).map(([name, value]) => [name, decode(String(value))]);
    return { status: 'found', operation, path: Object.fromEntries(values) };
  }
  const allow = METHODS.filter((verb) => find(verb) !== undefined);
  return allow.length > 0 ? { status: 'method_not_allowed', allow } : { status: 'not_found' };
}

/** Decodes a path segment. A malformed percent encoding is kept and matches no id. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
