import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type * as z from 'zod';

/**
 * Thrown if a demo data file is invalid YAML or violates its schema. The message names file, line and column of each
 * error.
 */
export class SeedFileError extends Error {
  override name = 'SeedFileError';
}

/** Possible folders: next to the bundle in the published package, or above the sources in the repository. */
const FOLDERS = ['./seed/', '../../../seed/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/**
 * Reads a file of `apps/sandbox/seed`.
 * @throws SeedFileError for a file that violates the schema
 */
export function readSeedFile<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = FOLDERS.map((folder) => path.join(folder, name)).find((candidate) => existsSync(candidate));
  if (file === undefined) throw new SeedFileError(`The file of demo data is missing: ${FOLDERS[0]}${name}`);
  return parseSeed(readFileSync(file, 'utf8'), file, schema);
}

/**
 * Parses demo data.
 * @param file name of the file in messages
 * @throws SeedFileError for text that violates the schema
 */
export function parseSeed<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const toMessage = (offset: number, fault: string): string => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col} ${fault}`;
  };
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) =>
    toMessage(pos[0], message),
  );
  if (faults.length > 0) throw new SeedFileError(faults.join('\n'));
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  throw new SeedFileError(
    result.error.issues
      .map((issue) => {
        const place = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
        return toMessage(findOffset(document, issue), place + issue.message);
      })
      .join('\n'),
  );
}

/** Finds the start of an issue's value or unknown key, or of the enclosing value if it is missing. */
function findOffset(document: Document, issue: z.core.$ZodIssue): number {
  for (let length = issue.path.length; length > 0; length--) {
    const node = document.getIn(issue.path.slice(0, length), true);
    if (isNode(node)) return findKeyOffset(node, issue) ?? node.range?.[0] ?? 0;
  }
  const { contents } = document;
  return isNode(contents) ? (findKeyOffset(contents, issue) ?? contents.range?.[0] ?? 0) : 0;
}

function findKeyOffset(node: Node, issue: z.core.$ZodIssue): number | undefined {
  if (issue.code !== 'unrecognized_keys' || !isMap(node)) return undefined;
  const [unknown] = issue.keys;
  const key = node.items.map((pair) => pair.key).find((one) => isScalar(one) && one.value === unknown);
  return isNode(key) ? key.range?.[0] : undefined;
}
