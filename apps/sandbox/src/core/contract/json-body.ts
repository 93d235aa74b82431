import type { ErrorObject } from 'ajv';
import { problem } from '../problem/problem.ts';
import type { ContractOperation } from './operations.ts';
import { invalidWalletAddress } from './parameters.ts';
import { readBytes } from './request-body.ts';
import { checkRequestValue } from './schemas.ts';
import { validationErrors } from './validation-errors.ts';

/** Largest JSON body, in bytes. */
const JSON_MAX_BYTES = 1_048_576;
/** Up to this size all errors of a body are reported, not only the first. */
const ALL_ERRORS_MAX_BYTES = 65_536;

/**
 * Reads and checks a JSON body; undefined where it may be left out and is.
 * @throws Problem 413, 415, 400
 */
export async function readJsonBody(operation: ContractOperation, request: Request): Promise<unknown> {
  const { body } = operation;
  if (!body) return undefined;
  const type = request.headers.get('Content-Type');
  const isJson = type !== null && /^application\/json\s*(;|$)/i.test(type);
  if (type !== null && !isJson) throw unsupportedType(body.type);
  const bytes = await readBytes(request, JSON_MAX_BYTES);
  if (bytes.byteLength === 0 && !body.required) return undefined;
  if (bytes.byteLength > 0 && !isJson) throw unsupportedType(body.type);
  const value = parse(bytes);
  const complete = bytes.byteLength <= ALL_ERRORS_MAX_BYTES;
  const verdict = checkRequestValue(body.schemaAt, value, complete);
  if (!verdict.valid) throw requestProblem(operation, verdict.errors, value);
  return value;
}

/** A 415 that names the type to send. */
export function unsupportedType(type: string) {
  return problem('unsupported_media_type', {
    message: { ko: `${type} 형식으로 보내 주세요.`, en: `Send ${type}.` },
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw problem('malformed_json');
  }
}

/** A malformed wallet address has its own code when nothing else is wrong. Spec §8 */
function requestProblem({ id }: ContractOperation, errors: readonly ErrorObject[], value: unknown) {
  const isAddressAlone = errors.every((error) => error.instancePath === '/wallet_address');
  if (isAddressAlone && isTextField(value, 'wallet_address')) return invalidWalletAddress();
  return problem('validation_failed', { details: validationErrors(errors, null, id) });
}

function isTextField(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, field) === 'string';
}
