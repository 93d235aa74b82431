import { problem } from '../problem/problem.ts';
import { fieldName } from '../text/fields.ts';
import type { Text } from '../text/text.ts';
import type { Schema } from './document.ts';
import type { ContractOperation, OperationParameter } from './operations.ts';
import { checkRequestValue } from './schemas.ts';
import { requiredField, validationErrors } from './validation-errors.ts';

/** Never rejected: any language other than ours gets Korean, and the others change no response. */
const UNCHECKED_HEADERS = ['Accept-Language', 'X-Requested-With', 'X-Client-Version', 'X-CSRF-Token'];

/**
 * Parses the query, with defaults filled in, and checks headers and path. Unknown query parameters are ignored.
 * @throws Problem `not_found` for a path id of an impossible shape, `validation_failed` or `invalid_wallet_address`
 * with every error of the others.
 */
export function readParameters(
  { parameters }: ContractOperation,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
  headers: Headers,
): { query: Record<string, unknown> } {
  const values: Record<string, unknown> = {};
  const details: Record<string, readonly Text[]> = {};
  for (const parameter of parameters) {
    if (UNCHECKED_HEADERS.includes(parameter.name)) continue;
    const given = givenValue(parameter, path, query, headers);
    if (given === undefined) {
      if (parameter.required) details[parameter.name] = [requiredField(fieldName(parameter.name))];
      else if (parameter.schema.default !== undefined) values[parameter.name] = parameter.schema.default;
      continue;
    }
    const verdict = checkRequestValue(parameter.schemaAt, given, false);
    if (verdict.valid) {
      if (parameter.in === 'query') values[parameter.name] = given;
    } else if (parameter.in === 'path') throw problem('not_found');
    else Object.assign(details, validationErrors(verdict.errors, parameter.name));
  }
  if (Object.keys(details).length > 0) throw requestProblem(details, query);
  return { query: values };
}

function givenValue(
  { name, in: location, resolvedSchema }: OperationParameter,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
  headers: Headers,
): unknown {
  if (location === 'path') return path[name];
  if (location === 'header') return headers.get(name) ?? undefined;
  const all = query.getAll(name);
  // A repeated parameter is ambiguous: as a list it fails its schema.
  if (all.length > 1) return all;
  return all[0] === undefined ? undefined : fromText(all[0], resolvedSchema);
}

function fromText(text: string, { type }: Schema): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** A malformed wallet address has its own code. */
function requestProblem(details: Record<string, readonly Text[]>, query: URLSearchParams) {
  const isAddressAlone = Object.keys(details).join() === 'wallet_address' && query.has('wallet_address');
  return isAddressAlone ? invalidWalletAddress() : problem('validation_failed', { details });
}

/** 400 `invalid_wallet_address` with the text that clients match. Spec §8 */
export function invalidWalletAddress() {
  const text = 'This is an invalid wallet address.';
  return problem('invalid_wallet_address', { details: { wallet_address: [{ ko: text, en: text }] } });
}
