import { type CallContext, contexts, inContext } from '../call-context.ts';
import type { ApiRequest, Layer } from '../exchange.ts';
import { IDEMPOTENCY_KEY } from '../headers.ts';

/** Tells every error of a call about the call: those thrown here, and those made of its response later. */
export const errorContext: Layer = (next) => async (request) => {
  try {
    const reply = await next(request);
    // A weak map costs a collection more than the rest of a layer: only where an error can follow.
    if (reply.error) contexts.set(reply.response, describe(request));
    return reply;
  } catch (error) {
    // The caller's own reason stays as it is, even if it is an error of ours.
    throw error === request.signal?.reason ? error : inContext(error, describe(request));
  }
};

function describe({ method, path, headers }: ApiRequest): CallContext {
  const idempotencyKey = headers.get(IDEMPOTENCY_KEY) || undefined;
  return { method, path: path ?? undefined, idempotencyKey };
}
