import type { Context } from 'hono';
import { readBytes, readJson } from '../core/contract/json-body.ts';
import { createValidator, getSchema } from '../core/contract/schemas.ts';
import { validationErrors } from '../core/contract/validation-errors.ts';
import { isLocal } from '../core/http/cors.ts';
import { problem } from '../core/problem/problem.ts';
import document from './openapi.json' with { type: 'json' };

const BODY_MAX_BYTES = 65_536;
const DOCUMENT = 'controls';
const validator = createValidator(DOCUMENT, document, { allErrors: true });

/**
 * Reads a JSON body and checks it against a schema in the controls' document.
 * @throws Problem
 */
export async function readControl<T>(context: Context, schema: keyof typeof document.components.schemas) {
  const value = readJson(await readBytes(context, BODY_MAX_BYTES));
  const validate = getSchema<T>(validator, `${DOCUMENT}#/components/schemas/${schema}`);
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
