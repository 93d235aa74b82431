import type { ContractOperation, OperationParameter } from './operations.ts';
import { checkParameters } from './schemas.ts';

/**
 * Headers that are never rejected. An unknown language results in Korean, and the others do not affect the response.
 */
const UNCHECKED_HEADERS = ['Accept-Language', 'X-Requested-With', 'X-Client-Version', 'X-CSRF-Token'];

/**
 * Parses the query, with defaults filled in, and checks headers and path. Unknown query parameters are ignored.
 * @throws Problem `not_found` for a malformed path id; `validation_failed` or `invalid_wallet_address` with all other
 * errors
 */
export function readParameters(
  operation: ContractOperation,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
  headers: Headers,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...path };
  for (const parameter of operation.parameters) {
    const { name, in: location } = parameter;
    if (UNCHECKED_HEADERS.includes(name)) continue;
    const given = location === 'query' ? fromQuery(parameter, query) : headers.get(name);
    if (location !== 'path' && given !== null) values[name] = given;
  }
  checkParameters(operation, values);
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  return Object.fromEntries(inQuery.flatMap(({ name }) => (name in values ? [[name, values[name]]] : [])));
}

/** Returns the value of a query parameter. Null if it is missing. */
export function fromQuery({ name, type }: OperationParameter, query: URLSearchParams): unknown {
  const [text = null, ...more] = query.getAll(name);
  // A repeated parameter is ambiguous. As a list, it fails its schema.
  if (text !== null && more.length > 0) return [text, ...more];
  if (type === 'integer' && /^-?\d{1,15}$/.test(text ?? '')) return Number(text);
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}
