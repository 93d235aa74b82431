import type { ContractChange } from './contract-change.ts';

/** A part of oasdiff's structural comparison: by name what was added, and what differs. */
type Members<T> = { added?: string[]; modified?: Record<string, T> };
type ResponseDiff = { headers?: Members<{ schema?: Record<string, unknown> }> };
type Structure = {
  paths?: { modified?: Record<string, { operations?: Members<{ responses?: Members<ResponseDiff> }> }> };
};

/** Parts of a schema that say what a header means to a reader, not what it may hold. */
const PROSE = new Set(['description', 'title', 'example', 'examples', 'extensions']);

/** Headers of responses that are new or hold something else: the differ's rules know only which are gone or optional. */
export function headerChanges(comparison: string, operationIds: Map<string, string>): ContractChange[] {
  // Nothing is printed when nothing differs. The shape is oasdiff's, whose version is pinned; the tests beside this file hold it.
  const { paths } = JSON.parse(comparison.trim() || '{}') as Structure;
  const changes: ContractChange[] = [];
  for (const [place, item] of modified(paths)) {
    for (const [method, operation] of modified(item.operations)) {
      const of = operationIds.get(`${method} ${place}`) ?? `${method} ${place}`;
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

function change(kind: 'added' | 'changed', name: string, status: string, operation: string): ContractChange {
  const text =
    kind === 'added'
      ? `added the response header \`${name}\` for the status \`${status}\``
      : `the value of the response header \`${name}\` changed for the status \`${status}\``;
  return { id: `response-header-${kind}`, text, operation, isBreak: kind === 'changed' };
}
