import { toEnvelope } from '../error-envelope.ts';
import type { ApiReply, ApiRequest, Layer, Send } from '../request.ts';

export function createRequest(changes: Partial<ApiRequest> = {}): ApiRequest {
  return {
    method: 'GET',
    url: 'https://gli.example/api/v1/rwa/assets/',
    path: '/v1/rwa/assets/',
    headers: new Headers(),
    ...changes,
  };
}

export function createReply(
  status: number,
  body: unknown = {},
  headers: Record<string, string> = {},
): ApiReply {
  const text = JSON.stringify(body);
  const response = new Response(status === 204 ? null : text, { status, headers });
  return response.ok
    ? { response, text, data: body, error: undefined }
    : { response, text, data: undefined, error: toEnvelope(status, body) };
}

/**
 * Runs a layer over these outcomes, one per attempt, repeating the last. Replies are returned, and errors are thrown.
 */
export function over(layer: Layer, ...outcomes: (ApiReply | Error)[]) {
  const tries: { headers: Record<string, string>; request: ApiRequest }[] = [];
  const next: Send = async (request) => {
    tries.push({ headers: Object.fromEntries(request.headers), request });
    const outcome = outcomes[Math.min(tries.length, outcomes.length) - 1] ?? createReply(200);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const send = layer(next);
  // As in the real chain, a layer that throws rejects the call.
  return { send: async (request: ApiRequest) => send(request), tries };
}
