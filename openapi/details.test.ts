import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  type OperationResponse,
  resolve,
  type Schema,
} from './contract.ts';

const document = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../packages/sdk/openapi.json'), 'utf8'),
) as OpenApiDocument;
const operations = listOperations(document).map(({ operation }) => operation);

test('uses only fields of the request in the `details` of error examples', () => {
  const unknown: string[] = [];
  let checked = 0;
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const field of fieldsIn(response)) {
        checked++;
        if (!takes(operation, field)) unknown.push(`${operation.operationId} ${status}: ${field}`);
      }
    }
  }
  expect(unknown).toEqual([]);
  expect(checked).toBeGreaterThan(50);
});

test('names only request fields in descriptions that mention `details`', () => {
  const unknown = operations.flatMap((operation) =>
    [...JSON.stringify(operation).matchAll(/`details\.([\w.]+)`/g)]
      .map(([, field = '']) => field)
      .filter((field) => !takes(operation, field))
      .map((field) => `${operation.operationId}: ${field}`),
  );
  expect(unknown).toEqual([]);
});

function fieldsIn(response: OperationResponse): string[] {
  const examples = resolve(document, response).content?.['application/json']?.examples ?? {};
  return Object.values(examples).flatMap((example) => {
    const { value } = resolve(document, example);
    const details = isRecord(value) && 'code' in value ? value.details : undefined;
    return isRecord(details) ? Object.keys(details) : [];
  });
}

/**
 * True if a parameter, a body property or the body's own header has this name. `lines.0.quantity` follows arrays and
 * objects.
 */
function takes(operation: Operation, field: string): boolean {
  const parameters = (operation.parameters ?? []).map((one) => resolve(document, one).name);
  if (parameters.includes(field)) return true;
  if (field === 'Content-Type') return operation.requestBody !== undefined;
  const body = operation.requestBody && resolve(document, operation.requestBody).content;
  return Object.values(body ?? {}).some(({ schema }) => has(schema, field.split('.')));
}

function has(schema: Schema, steps: string[]): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  const { properties, items } = resolve(document, schema);
  const next = /^\d+$/.test(step) ? items : isRecord(properties) ? properties[step] : undefined;
  return isRecord(next) && has(next, rest);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
