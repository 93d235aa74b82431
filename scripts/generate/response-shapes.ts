import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Contract, listOperations, resolve, type Schema } from '../../openapi/contract.ts';
import { generatedHeader } from './generated-file.ts';
import { pattern } from './operations.ts';

/** Fields of an object with their types, in TypeScript's notation: `{ id: 'string', 'note?': 'string|null' }`. */
type Shape = Record<string, string>;

/**
 * Writes response-shapes.ts: the objects, lists and field types that the app needs to render a successful read. Limits,
 * patterns and enum values are omitted, so that the file stays small enough for a web page.
 */
export async function generateResponseShapes(contract: Contract, folder: string): Promise<void> {
  const shapes = new Map<string, Shape>();
  const reads = listOperations(contract.document)
    .filter(({ method }) => method === 'GET')
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .flatMap(({ path: place, operation }) => {
      const success = Object.entries(operation.responses).find(([status]) => /^2/.test(status))?.[1];
      const schema = success && resolve(contract.document, success).content?.['application/json']?.schema;
      return schema
        ? [`  [${pattern(place)}, '${toShapeType(contract, schema, operation.operationId, shapes)}'],`]
        : [];
    });
  const entries = [...shapes]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, shape]) => `  ${name}: {${Object.entries(shape).map(printField).join(',')} },`);
  await writeFile(
    path.join(folder, 'response-shapes.ts'),
    `${generatedHeader}
/** Fields of each object with their types. \`?\` after a name marks an optional field. */
export const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${entries.join('\n')}
};

/** Type of each successful read by its path, literal paths first. */
export const reads: readonly (readonly [path: RegExp, type: string])[] = [
${reads.join('\n')}
];
`,
  );
}

const printField = ([name, type]: [string, string]) => ` ${/\W/.test(name) ? `'${name}'` : name}: '${type}'`;

/** Returns the type in our notation. Nested objects are added to `shapes`, under their name or their path. */
function toShapeType(contract: Contract, node: Schema, place: string, shapes: Map<string, Shape>): string {
  const name = typeof node.$ref === 'string' ? node.$ref.replace(/.*\//, '') : place;
  const schema = resolve(contract.document, node);
  const { anyOf, type, properties, items, required, format, pattern: matches } = schema;
  if (isList(anyOf)) return toChoiceType(anyOf.map((choice) => toShapeType(contract, choice, name, shapes)));
  const types = Array.isArray(type) ? type.map(String) : [String(type)];
  const written = types.map((one) => {
    if (one === 'integer') return 'number';
    if (one === 'array' && isNode(items)) return `${toShapeType(contract, items, `${name}Item`, shapes)}[]`;
    if (one === 'string') return toTextType(format, matches);
    if (one !== 'object') return one;
    if (!isNode(properties))
      throw new Error(`${name}: response-shapes.ts supports only objects with named fields`);
    if (!shapes.has(name)) {
      const shape: Shape = {};
      shapes.set(name, shape);
      const needed = Array.isArray(required) ? required : [];
      for (const [field, child] of Object.entries(properties)) {
        const key = needed.includes(field) ? field : `${field}?`;
        shape[key] = toShapeType(contract, child, `${name}_${field}`, shapes);
      }
    }
    return name;
  });
  return toChoiceType(written);
}

/** Returns a stricter type for text that the app parses as a date or a decimal. */
function toTextType(format: unknown, matches: unknown): string {
  if (format === 'date' || format === 'date-time') return 'date';
  return typeof matches === 'string' && matches.includes('(0|[1-9]\\d*)') ? 'decimal' : 'string';
}

/** Joins the types of a union. An open enum, which is a union of strings, becomes `string`. */
function toChoiceType(types: readonly string[]): string {
  return [...new Set(types)].join('|');
}

function isNode(value: unknown): value is Record<string, Schema> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is Schema[] {
  return Array.isArray(value) && value.every(isNode);
}
