import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readBytes } from '../core/contract/request-body.ts';
import { validationErrors } from '../core/contract/validation-errors.ts';
import { isLocal } from '../core/http/cors.ts';
import { problem } from '../core/problem/problem.ts';
import document from './openapi.json' with { type: 'json' };

const BODY_MAX_BYTES = 65_536;
const DOCUMENT = 'controls';

const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(document, DOCUMENT);

/**
 * Reads a JSON body that has a schema of the controls' own document.
 * @throws Problem
 */
export async function readControl<T>(request: Request, schema: keyof typeof document.components.schemas) {
  const value = await parse(request);
  const validate = ajv.compile<T>({ $ref: `${DOCUMENT}#/components/schemas/${schema}` });
  if (validate(value)) return value;
  throw problem('validation_failed', { details: validationErrors(validate.errors ?? []) });
}

async function parse(request: Request): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readBytes(request, BODY_MAX_BYTES)));
  } catch (error) {
    throw error instanceof SyntaxError ? problem('malformed_json') : error;
  }
}

/**
 * A page from elsewhere, open in the same browser, may not control the sandbox.
 * @throws Problem `permission_denied`
 */
export function assertLocal(request: Request): void {
  const origin = request.headers.get('Origin');
  if (origin !== null && !isLocal(origin)) throw problem('permission_denied');
}
