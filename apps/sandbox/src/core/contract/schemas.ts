import { checkEmail } from '@gli/validation';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document } from './document.ts';
import type { ContractOperation } from './operations.ts';

type Verdict = { readonly valid: true } | { readonly valid: false; readonly errors: readonly ErrorObject[] };

const CONTRACT = 'gli';

function ajv(options: { allErrors: boolean; useDefaults: boolean }): Ajv2020 {
  // Not strict: OpenAPI documents have keywords that JSON Schema does not know (examples, x-…).
  const instance = new Ajv2020({ ...options, strict: false, validateSchema: false });
  addFormats.default(instance);
  // The app's own rule: what a form accepts, the server does, too.
  instance.addFormat('email', (text) => checkEmail(text) === null);
  // Checked by type and size elsewhere.
  instance.addFormat('binary', true);
  instance.addFormat('password', true);
  instance.addSchema(document, CONTRACT);
  return instance;
}

// Schemas are compiled on first use: compiling all of them at the start takes a second.
const firstErrorAjv = lazy(() => ajv({ allErrors: false, useDefaults: true }));
const allErrorsAjv = lazy(() => ajv({ allErrors: true, useDefaults: true }));
const responseAjv = lazy(() => {
  const instance = ajv({ allErrors: false, useDefaults: false });
  // Clients accept values of a newer server; this server sends none that its own contract does not list.
  instance.addKeyword({ keyword: 'x-gli-newer-value', validate: () => false });
  return instance;
});

/**
 * Checks a value of a request against the schema at a pointer, and fills in defaults. With `complete`, it finds all
 * errors and not only the first; too slow for large bodies, where a thousand wrong entries take a second.
 */
export function checkRequestValue(schemaAt: string, value: unknown, complete: boolean): Verdict {
  const verdict = run(compiled(complete ? allErrorsAjv() : firstErrorAjv(), schemaAt), value);
  const at = verdict.valid ? pathOfUnstorableText(value) : null;
  if (at === null) return verdict;
  return { valid: false, errors: [{ instancePath: at, schemaPath: '#', keyword: 'pattern', params: {} }] };
}

/** Path of a string that PostgreSQL cannot store (NUL, half a surrogate pair); null without one. */
function pathOfUnstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, entry] of Object.entries(value)) {
    const found = pathOfUnstorableText(entry, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** A response that the contract does not allow: a bug of the sandbox, never of the caller. */
export class ContractViolation extends Error {
  override name = 'ContractBreak';
}

/**
 * Checks a response against the contract.
 * @throws ContractBreak for a status that is not declared or a body that breaks its schema.
 */
export function checkResponse(operation: ContractOperation, status: number, body: unknown): void {
  if (!operation.responses.has(status)) {
    throw new ContractViolation(
      `${operation.id} returns ${status}, which it does not declare: ${JSON.stringify(body)}`,
    );
  }
  const content = operation.responses.get(status) ?? null;
  if (content === null) {
    if (body !== undefined)
      throw new ContractViolation(`${operation.id} ${status} has no body in the contract.`);
    return;
  }
  const verdict = run(compiled(responseAjv(), content.schemaAt), body);
  if (verdict.valid) return;
  const reasons = verdict.errors.map(
    (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`,
  );
  throw new ContractViolation(
    `${operation.id} ${status}: ${reasons.join('; ')} in ${JSON.stringify(body).slice(0, 2000)}`,
  );
}

function run(validate: ValidateFunction, value: unknown): Verdict {
  return validate(value) ? { valid: true } : { valid: false, errors: validate.errors ?? [] };
}

const cache = new WeakMap<Ajv2020, Map<string, ValidateFunction>>();

function compiled(instance: Ajv2020, schemaAt: string): ValidateFunction {
  const known = cache.get(instance) ?? new Map<string, ValidateFunction>();
  cache.set(instance, known);
  const validate = known.get(schemaAt) ?? instance.compile({ $ref: `${CONTRACT}${encodePointer(schemaAt)}` });
  known.set(schemaAt, validate);
  return validate;
}

/** A pointer as a URI fragment: escapes the braces of path templates. */
function encodePointer(schemaAt: string): string {
  return `#${schemaAt
    .slice(1)
    .split('/')
    .map((step) => encodeURIComponent(decodeURIComponent(step)))
    .join('/')}`;
}

function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
