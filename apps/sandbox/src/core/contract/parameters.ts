import { problem } from '../problem/problem.ts';
import { fieldName } from '../text/fields.ts';
import type { Text } from '../text/text.ts';
import type { Schema } from './document.ts';
import type { ContractOperation, OperationParameter } from './operations.ts';
import { checkRequestValue } from './schemas.ts';
import { required, validationErrors } from './validation-errors.ts';

/** `Accept-Language` is never refused: what it does not name is answered in Korean. */
const LENIENT = 'Accept-Language';

/**
 * Reads query and headers: numbers and booleans from their text, defaults filled in. Unknown query parameters are
 * passed over. Path parameters are checked too.
 * @throws Problem `not_found` for a path id of an impossible shape, `validation_failed` or `invalid_wallet_address`
 * with every complaint for the others.
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
    if (parameter.name === LENIENT) continue;
    const given = givenValue(parameter, path, query, headers);
    if (given === undefined) {
      if (parameter.required) details[parameter.name] = [required(fieldName(parameter.name))];
      else if (parameter.schema.default !== undefined) values[parameter.name] = parameter.schema.default;
      continue;
    }
    const verdict = checkRequestValue(parameter.schemaAt, given, false);
    if (verdict.valid) {
      if (parameter.in === 'query') values[parameter.name] = given;
    } else if (parameter.in === 'path') throw problem('not_found');
    else Object.assign(details, validationErrors(verdict.errors, parameter.name));
  }
  if (Object.keys(details).length > 0) throw refusal(details, query);
  return { query: values };
}

function givenValue(
  { name, in: place, resolvedSchema }: OperationParameter,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
  headers: Headers,
): unknown {
  if (place === 'path') return path[name];
  if (place === 'header') return headers.get(name) ?? undefined;
  const all = query.getAll(name);
  // A parameter that stands twice is ambiguous: as a list it fails its schema.
  if (all.length > 1) return all;
  return all[0] === undefined ? undefined : fromText(all[0], resolvedSchema);
}

function fromText(text: string, { type }: Schema): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** An address of the wrong form has a code of its own, where it was given at all. */
function refusal(details: Record<string, readonly Text[]>, query: URLSearchParams) {
  const isAddressAlone = Object.keys(details).join() === 'wallet_address' && query.has('wallet_address');
  return isAddressAlone ? invalidWalletAddress() : problem('validation_failed', { details });
}

/** 400 `invalid_wallet_address` in the words that clients match. Spec §8 */
export function invalidWalletAddress() {
  const text = 'This is an invalid wallet address.';
  return problem('invalid_wallet_address', { details: { wallet_address: [{ ko: text, en: text }] } });
}
