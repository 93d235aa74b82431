import type { OperationId } from '@gli/sdk';
import { checkEmail } from '@gli/validation';
import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { problem } from '../problem/problem.ts';
import { document } from './document.ts';
import { isStorable } from './normalize-body.ts';
import type { ContractOperation } from './operations.ts';
import { invalidWalletAddress, validationErrors } from './validation-errors.ts';

const CONTRACT = 'contract';

/**
 * Creates a validator with the schemas of a document. Each schema is compiled on first use, because compiling all of
 * them would take a second.
 */
export function createValidator(key: string, schemas: object, options: Options): Ajv2020 {
  // Not strict, because OpenAPI documents have keywords that JSON Schema does not define (examples, x-…).
  const ajv = new Ajv2020({ ...options, strict: false, validateSchema: false });
  addFormats.default(ajv);
  // Uses the app's rule, so that the server accepts the same addresses as the forms.
  ajv.addFormat('email', (text) => checkEmail(text) === null);
  // Files are checked by type and size elsewhere.
  ajv.addFormat('binary', true);
  ajv.addFormat('password', true);
  return ajv.addSchema(schemas, key);
}

const firstError = createValidator(CONTRACT, document, { useDefaults: true });
const allErrors = createValidator(CONTRACT, document, { useDefaults: true, allErrors: true });
const responses = createValidator(CONTRACT, document, {});
// Clients accept values of a newer server. This server sends only values that its contract lists.
responses.addKeyword({ keyword: 'x-gli-newer-value', validate: () => false });

/** Returns the compiled schema of a name such as `contract#/components/schemas/Order`. */
export function getSchema<T>(validator: Ajv2020, name: string): ValidateFunction<T> {
  const validate: ValidateFunction<T> | undefined = validator.getSchema<T>(name);
  if (!validate) throw new RangeError(`There is no schema ${name}.`);
  return validate;
}

/**
 * Checks a body against the schema at a pointer and fills in defaults. Stops at the first error in a large body,
 * because a thousand errors would take a second.
 * @throws Problem `validation_failed` or `invalid_wallet_address`
 */
export function checkBody(schemaAt: string, body: unknown, id: OperationId, isLarge = false): void {
  assertValid(getSchema(isLarge ? firstError : allErrors, CONTRACT + schemaAt), body, id);
}

/**
 * Checks the parameters of an operation by name and fills in defaults.
 * @throws Problem `validation_failed` or `invalid_wallet_address`; `not_found` for a malformed path
 */
export function checkParameters(
  { id, parameters }: ContractOperation,
  values: Record<string, unknown>,
): void {
  const key = `parameters of ${id}`;
  const validate =
    allErrors.getSchema(key) ??
    allErrors.compile({
      $id: key,
      type: 'object',
      properties: Object.fromEntries(
        parameters.map(({ name, schemaAt, schema: { default: value } }) => [
          name,
          { $ref: `${CONTRACT}${schemaAt}`, ...(value === undefined ? {} : { default: value }) },
        ]),
      ),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    });
  assertValid(validate, values, null, (field) =>
    parameters.some(({ name, in: location }) => name === field && location === 'path'),
  );
}

function assertValid(
  validate: ValidateFunction,
  value: unknown,
  id: OperationId | null,
  isPath: (field: string) => boolean = () => false,
): void {
  const errors = validate(value) ? findUnstorableText(value) : (validate.errors ?? []);
  if (errors.length === 0) return;
  const details = validationErrors(errors, id);
  if (Object.keys(details).some(isPath)) throw problem('not_found');
  // A malformed wallet address has its own code if nothing else is invalid. Spec §8
  const isAddress = ({ instancePath, keyword }: ErrorObject) =>
    // A parameter is always text.
    instancePath === '/wallet_address' && (keyword !== 'type' || id === null);
  throw errors.every(isAddress) ? invalidWalletAddress() : problem('validation_failed', { details });
}

/** Finds the first string that PostgreSQL cannot store (NUL or half a surrogate pair), as an error of its pattern. */
function findUnstorableText(value: unknown, path = ''): ErrorObject[] {
  if (typeof value === 'string') {
    const error = { instancePath: path, schemaPath: '#', keyword: 'pattern', params: {} };
    return isStorable(value) ? [] : [error];
  }
  if (typeof value !== 'object' || value === null) return [];
  for (const [name, entry] of Object.entries(value)) {
    const found = findUnstorableText(entry, `${path}/${name}`);
    if (found.length > 0) return found;
  }
  return [];
}

/** A response that violates the contract, which is a bug in the sandbox and never in the client. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}

/**
 * Checks a response against the contract.
 * @throws ContractViolation for a status that is not declared or a body that violates its schema
 */
export function checkResponse(
  { id, responses: declared }: ContractOperation,
  status: number,
  body: unknown,
): void {
  const content = declared.get(status);
  if (content === undefined) {
    throw new ContractViolation(
      `${id} returns ${status}, which it does not declare: ${JSON.stringify(body)}`,
    );
  }
  if (content === null) {
    if (body !== undefined) throw new ContractViolation(`${id} ${status} has no body in the contract.`);
    return;
  }
  const validate = getSchema(responses, CONTRACT + content.schemaAt);
  if (validate(body)) return;
  const reasons = responses.errorsText(validate.errors, { dataVar: '' });
  throw new ContractViolation(`${id} ${status}: ${reasons} in ${JSON.stringify(body).slice(0, 2000)}`);
}
