import type { ContractChange } from './contract-change.ts';

/** A part of oasdiff's structural comparison: by name what was added, and what differs. */
type Members<T> = { added?: string[]; modified?: Record<string, T> };
type ResponseDiff = { headers?: Members<{ schema?: Record<string, unknown> }> };
type OperationDiff = { requestBody?: unknown; responses?: Members<ResponseDiff> };
type Structure = { paths?: Members<{ operations?: Members<OperationDiff> }> };

/** Parts of a schema that say what a header means to a reader, not what it may hold. */
const PROSE = new Set(['description', 'title', 'example', 'examples', 'extensions']);

/** What oasdiff writes where a schema begins, or ends, to take properties that it does not name. */
const OPENNESS = new Set(['additionalPropertiesAllowed', 'unevaluatedPropertiesAllowed']);

/**
 * What the differ's rules do not know: headers of responses that are new or hold something else (they know only which are
 * gone or optional), and request bodies that begin to refuse properties which they do not name.
 */
export function structureChanges(comparison: string, operationIds: Map<string, string>): ContractChange[] {
  // Nothing is printed when nothing differs. The shape is oasdiff's, whose version is pinned; the tests beside this file hold it.
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

/** Where in the difference of a request body a schema was closed, as names of properties from the outside in. */
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
  const text = `${what} refuses properties that it does not name`;
  return { id: 'request-body-closed', text, operation, isBreak: true };
}

function change(kind: 'added' | 'changed', name: string, status: string, operation: string): ContractChange {
  const text =
    kind === 'added'
      ? `added the response header \`${name}\` for the status \`${status}\``
      : `the value of the response header \`${name}\` changed for the status \`${status}\``;
  return { id: `response-header-${kind}`, text, operation, isBreak: kind === 'changed' };
}
