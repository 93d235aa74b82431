import { type ContractOperation, contractOperations } from './operations.ts';

export type Route =
  | {
      readonly status: 'found';
      readonly operation: ContractOperation;
      readonly path: Readonly<Record<string, string>>;
    }
  | { readonly status: 'method_not_allowed'; readonly allow: readonly string[] }
  | { readonly status: 'not_found' };

type PathPattern = {
  /** Segments of the path; null for a parameter. */
  readonly segments: ReadonlyArray<string | null>;
  readonly names: readonly string[];
  readonly byMethod: ReadonlyMap<string, ContractOperation>;
};

const patterns = readPatterns();

/**
 * Finds the operation of a path below the base path. Trailing slashes matter, and a literal segment wins over a
 * parameter (`/v1/rwa/assets/featured/`).
 */
export function findRoute(method: string, pathname: string): Route {
  const segments = pathname.split('/');
  for (const pattern of patterns.get(segments.length) ?? []) {
    const path = matchPath(pattern, segments);
    if (path === null) continue;
    const operation = pattern.byMethod.get(method === 'HEAD' ? 'GET' : method);
    return operation
      ? { status: 'found', operation, path }
      : { status: 'method_not_allowed', allow: [...pattern.byMethod.keys()] };
  }
  return { status: 'not_found' };
}

function matchPath(
  { segments, names }: PathPattern,
  given: readonly string[],
): Record<string, string> | null {
  const values: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const text = given[index] ?? '';
    if (segment === null) values.push(text);
    else if (segment !== text) return null;
  }
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  } catch {
    // A malformed percent encoding: no such path.
    return null;
  }
}

/** Patterns by number of segments, those with fewer parameters first. */
function readPatterns(): ReadonlyMap<number, readonly PathPattern[]> {
  const byPath = Map.groupBy(contractOperations, (operation) => operation.path);
  const all = [...byPath].map(([path, operations]) => {
    const segments = path.split('/').map((segment) => (segment.startsWith('{') ? null : segment));
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
    return {
      segments,
      names,
      byMethod: new Map(operations.map((operation) => [operation.method, operation])),
    };
  });
  all.sort((a, b) => a.names.length - b.names.length);
  return Map.groupBy(all, (pattern) => pattern.segments.length);
}
