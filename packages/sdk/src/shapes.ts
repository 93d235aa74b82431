import type { ResponseValidator } from './client/layers/validation.ts';
import type { SchemaIssue } from './client/validate-responses.ts';
import { reads, shapes } from './generated/response-shapes.ts';

/**
 * A lightweight check of successful reads for web pages: `createGliClient({ validate: validateShapes })`. Objects,
 * lists and field types must match the contract. Limits, patterns and enum values of a newer server pass. Writes always
 * pass, because a write that took effect must not look like a failure. In development, `validateResponses` checks
 * everything.
 */
export const validateShapes: ResponseValidator = ({ method, path, data }) => {
  const type = method === 'GET' ? reads.find(([pattern]) => pattern.test(path))?.[1] : undefined;
  if (type === undefined) return undefined;
  const issues: SchemaIssue[] = [];
  check(data, type, [], issues);
  return issues;
};

const DECIMAL = /^-?\d+(\.\d+)?$/;

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  decimal: (value) => typeof value === 'string' && DECIMAL.test(value),
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

/** Adds an issue for each value that does not match its type. Types are written in the notation of `shapes`. */
function check(value: unknown, type: string, path: readonly PropertyKey[], issues: SchemaIssue[]): void {
  const choices = type.split('|');
  if (choices.some((choice) => scalars[choice]?.(value))) return;
  for (const choice of choices) {
    const shape = shapes[choice];
    if (shape && isObject(value)) {
      checkFields(value, shape, path, issues);
      return;
    }
    if (choice.endsWith('[]') && Array.isArray(value)) {
      value.forEach((item, index) => {
        check(item, choice.slice(0, -2), [...path, index], issues);
      });
      return;
    }
  }
  issues.push({ code: `not_${type}`, path });
}

function checkFields(
  value: Record<string, unknown>,
  shape: Readonly<Record<string, string>>,
  path: readonly PropertyKey[],
  issues: SchemaIssue[],
): void {
  for (const [key, type] of Object.entries(shape)) {
    const isOptional = key.endsWith('?');
    const name = isOptional ? key.slice(0, -1) : key;
    if (isOptional && value[name] === undefined) continue;
    check(value[name], type, [...path, name], issues);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
