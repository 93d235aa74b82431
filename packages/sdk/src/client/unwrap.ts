import { toEnvelope } from './error-envelope.ts';
import { toApiError } from './status-errors.ts';

type PathResult = { readonly data?: unknown; readonly error?: unknown; readonly response: Response };

/**
 * The answer's body of a typed call, or its error thrown:
 * `const asset = unwrap(await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id } } }))`.
 * @throws GliApiError when the server answered with an error status.
 */
export function unwrap<Result extends PathResult>(
  result: Result,
): Extract<Result, { error?: never }>['data'] {
  const { data, error, response } = result;
  if (!response.ok) throw toApiError(response, toEnvelope(response.status, error));
  return data;
}
