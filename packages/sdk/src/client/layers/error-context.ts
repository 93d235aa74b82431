import { type CallContext, contexts, inContext } from '../call-context.ts';
import { IDEMPOTENCY_KEY } from '../headers.ts';
import type { ApiRequest, Layer } from '../request.ts';

/** Adds the call's context to all of its errors, both those thrown here and those created from its response later. */
export const errorContext: Layer = (next) => async (request) => {
  try {
    const reply = await next(request);
    // Limited to error responses, because using a weak map for every response costs more than the rest of the layer.
    if (reply.error) contexts.set(reply.response, describeCall(request));
    return reply;
  } catch (error) {
    // The caller's own abort reason stays unchanged, even if it is one of our errors.
    throw error === request.signal?.reason ? error : inContext(error, describeCall(request));
  }
};

export function describeCall({ method, path, schemaPath, headers, isUndecided }: ApiRequest): CallContext {
  const idempotencyKey = headers.get(IDEMPOTENCY_KEY) || undefined;
  return { method, path: path ?? undefined, schemaPath, idempotencyKey, isUndecided };
}
