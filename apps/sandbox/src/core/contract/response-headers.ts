import { declaredHeaders, document, type HeaderObject } from './document.ts';
import type { ContractOperation } from './operations.ts';
import { ContractViolation } from './schemas.ts';

/** The only response that does not belong to an operation. */
const methodNotAllowed = declaredHeaders(document.components.responses.MethodNotAllowed ?? { headers: {} });

/** Returns the response headers whose values the contract defines. */
export function fixedHeaders(operation: ContractOperation, status: number): Record<string, string> {
  const declared = operation.responseHeaders.get(status) ?? new Map<string, HeaderObject>();
  return Object.fromEntries(
    [...declared].flatMap(([name, { schema }]) => (schema.const === undefined ? [] : [[name, schema.const]])),
  );
}

/** Returns the required headers of a response with their example values. */
export function exampleHeaders(operation: ContractOperation, status: number): Record<string, string> {
  const declared = operation.responseHeaders.get(status) ?? new Map<string, HeaderObject>();
  return Object.fromEntries(
    [...declared].flatMap(([name, { required, example }]) =>
      required && name !== 'x-request-id' ? [[name, String(example)]] : [],
    ),
  );
}

/** Headers defined by HTTP, CORS and the sandbox itself. */
const UNDECLARED =
  /^(content-(type|length)|x-content-type-options|date|vary|access-control-.+|preference-applied|x-sandbox-.+)$/;

/**
 * Compares the headers of a response with the contract. `operation` is null if no operation has the method.
 * @throws ContractViolation for a header that is missing, malformed or not declared
 */
export function checkResponseHeaders(
  operation: ContractOperation | null,
  status: number,
  headers: Headers,
): void {
  const declared = operation ? operation.responseHeaders.get(status) : methodNotAllowed;
  if (!declared) return;
  const where = `${operation?.id ?? 'A wrong method'} ${status}`;
  for (const [name, { required, schema }] of declared) {
    const value = headers.get(name);
    if (value === null) {
      if (required) throw new ContractViolation(`${where} lacks the header ${name}.`);
    } else if (!isValid(value, schema)) {
      throw new ContractViolation(`${where} has ${name}: ${value}, which the contract does not allow.`);
    }
  }
  for (const name of headers.keys()) {
    if (!declared.has(name) && !UNDECLARED.test(name))
      throw new ContractViolation(`${where} has the header ${name}, which it does not declare.`);
  }
}

function isValid(value: string, schema: HeaderObject['schema']): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.type === 'integer' && !/^\d+$/.test(value)) return false;
  return schema.pattern === undefined || new RegExp(schema.pattern).test(value);
}
