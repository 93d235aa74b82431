import type { ContractChange } from './contract-change.ts';

/** Part of oasdiff's structural comparison: added names, and differences by name. */
type Members<T> = { added?: string[]; modified?: Record<string, T> };
type ResponseDiff = { headers?: Members<{ schema?: Record<string, unknown> }> };
type OperationDiff = { requestBody?: unknown; responses?: Members<ResponseDiff> };
type Structure = { paths?: Members<{ operations?: Members<OperationDiff> }> };

/** Schema keywords that document a header without restricting it. */
const PROSE = new Set(['description', 'title', 'example', 'examples', 'extensions']);

/** Keys of oasdiff for a schema that starts or stops accepting unknown properties. */
const OPENNESS = new Set(['additionalPropertiesAllowed', 'unevaluatedPropertiesAllowed']);

/**
 * Finds changes that oasdiff's rules miss: new or changed response headers (the rules cover only removed or optional
 * headers), and request bodies that now reject unknown properties.
 */
export function structureChanges(comparison: string, operationIds: Map<string, string>): ContractChange[] {
  // oasdiff prints nothing if there are no differences. Its version is pinned, and the tests next to this file check
  // the format.
  const { paths } = JSON.parse(comparison.trim() || '{}') as Structure;
  const changes: ContractChange[] = [];
  for (const [place, item] of modified(paths)) {
    for (const [method, operation] of modified(item.operations)) {
      const of = operationIds.get(`${method} ${place}`) ?? `${method} ${place}`;
      for (const schema of closedParts(operation.requestBody)) changes.push(closed(schema, of));
      for (const [status, { headers }] of modified(operation.responses)) {
        for (const name of headers?.added ?? []) changes.push(change('added', name, status, of));
        for (const [name, { schema = {} }] of modified(headers)) {
          if (Object.keys(schema).some((key) => !PROSE.has(key)))
            changes.push(change('changed', name, status, of));
        }
      }
    }
  }
  return changes;
}

function modified<T>(members: { modified?: Record<string, T> } | undefined): [string, T][] {
  return Object.entries(members?.modified ?? {});
}

/** Returns the paths of properties in a request body at which a schema was closed. */
function closedParts(difference: unknown, names: string[] = []): string[] {
  if (typeof difference !== 'object' || difference === null) return [];
  return Object.entries(difference).flatMap(([key, part]) => {
    if (OPENNESS.has(key) && part.to === false) return [names.join('.')];
    if (key !== 'properties') return closedParts(part, names);
    return modified<unknown>(part).flatMap(([name, inner]) => closedParts(inner, [...names, name]));
  });
}

function closed(property: string, operation: string): ContractChange {
  const what = property === '' ? 'the request body' : `the request property \`${property}\``;
  const text = `${what} rejects undeclared properties`;
  return { id: 'request-body-closed', text, operation, isBreak: true };
}

function change(kind: 'added' | 'changed', name: string, status: string, operation: string): ContractChange {
  const text =
    kind === 'added'
      ? `added the response header \`${name}\` for the status \`${status}\``
      : `the value of the response header \`${name}\` changed for the status \`${status}\``;
  return { id: `response-header-${kind}`, text, operation, isBreak: kind === 'changed' };
}
