import type { ValidateFunction } from 'ajv';
import type { Context } from 'hono';
import { readBytes, readJson } from '../core/contract/json-body.ts';
import { createValidator, getSchema } from '../core/contract/schemas.ts';
import { validationErrors } from '../core/contract/validation-errors.ts';
import { isLocal } from '../core/http/cors.ts';
import { invalidField, problem } from '../core/problem/problem.ts';
import { texts } from '../core/text/texts.ts';
import document from './openapi.json' with { type: 'json' };

const BODY_MAX_BYTES = 65_536;
const DOCUMENT = 'controls';
const validator = createValidator(DOCUMENT, document, { allErrors: true });

/**
 * Reads a JSON body and checks it against a schema in the controls' document.
 * @throws Problem
 */
export async function readControl<T>(context: Context, schema: SchemaName) {
  return checkControl<T>(readJson(await readBytes(context, BODY_MAX_BYTES)), schema);
}

type QueryOperation = {
  readonly operationId: string;
  readonly parameters: ReadonlyArray<{
    readonly name: string;
    readonly in: string;
    readonly schema: { readonly type: string };
  }>;
};

/**
 * Reads the query and checks it against the parameters of an operation in the controls' document.
 * @throws Problem
 */
export function readControlQuery<T>({ req }: Context, { operationId, parameters }: QueryOperation): T {
  const schemas = new Map(
    parameters.flatMap(({ name, in: place, schema }) => (place === 'query' ? [[name, schema] as const] : [])),
  );
  const values = [...new URL(req.url).searchParams].map(([name, text]) => {
    const schema = schemas.get(name);
    if (!schema) throw invalidField(name, texts.controls.unknownQuery(operationId));
    return [name, schema.type === 'string' ? text : Number(text || Number.NaN)];
  });
  const $id = `query of ${operationId}`;
  const validate =
    validator.getSchema<T>($id) ??
    validator.compile<T>({ $id, type: 'object', properties: Object.fromEntries(schemas) });
  return assertValid(validate, Object.fromEntries(values));
}

type SchemaName = keyof typeof document.components.schemas;

/** Checks a value against a schema in the controls' document. @throws Problem */
export function checkControl<T>(value: unknown, schema: SchemaName): T {
  return assertValid(getSchema<T>(validator, `${DOCUMENT}#/components/schemas/${schema}`), value);
}

function assertValid<T>(validate: ValidateFunction<T>, value: unknown): T {
  if (validate(value)) return value;
  throw problem('validation_failed', { details: validationErrors(validate.errors ?? []) });
}

/**
 * Rejects requests from other sites that are open in the same browser.
 * @throws Problem `permission_denied`
 */
export function assertLocal(request: Request): void {
  const origin = request.headers.get('Origin');
  if (origin !== null && !isLocal(origin)) throw problem('permission_denied');
}
