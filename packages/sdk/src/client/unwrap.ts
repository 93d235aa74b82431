import { toEnvelope } from './error-envelope.ts';
import { toApiError } from './status-errors.ts';

export type PathResult = { readonly data?: unknown; readonly error?: unknown; readonly response: Response };

/**
 * Returns the body of a typed call, or throws its error:
 * `const asset = unwrap(await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id } } }))`.
 * @throws GliApiError if the server responded with an error status
 */
export function unwrap<Result extends PathResult>(
  result: Result,
): Extract<Result, { error?: never }>['data'] {
  const { data, error, response } = result;
  if (!response.ok) throw toApiError(response, toEnvelope(response.status, error));
  return data;
}
