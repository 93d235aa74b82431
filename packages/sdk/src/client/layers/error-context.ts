import { type CallContext, contexts, inContext } from '../call-context.ts';
import { IDEMPOTENCY_KEY } from '../headers.ts';
import type { ApiRequest, Layer } from '../request.ts';

/** Adds the call to each of its errors: those thrown here, and those created from its response later. */
export const errorContext: Layer = (next) => async (request) => {
  try {
    const reply = await next(request);
    // A weak map costs a collection more than the rest of a layer: only where an error can follow.
    if (reply.error) contexts.set(reply.response, describeCall(request));
    return reply;
  } catch (error) {
    // The caller's own reason is unchanged, even if it is an error of ours.
    throw error === request.signal?.reason ? error : inContext(error, describeCall(request));
  }
};

export function describeCall({ method, path, headers }: ApiRequest): CallContext {
  const idempotencyKey = headers.get(IDEMPOTENCY_KEY) || undefined;
  return { method, path: path ?? undefined, idempotencyKey };
}
