import { inContext, rememberContext } from '../call-context.ts';
import type { ApiRequest, Layer } from '../exchange.ts';
import { IDEMPOTENCY_KEY } from './idempotency-key.ts';

/** Tells every error of a call about the call: those thrown here, and those made of its response later. */
export const errorContext: Layer = (next) => async (request) => {
  try {
    const reply = await next(request);
    rememberContext(reply.response, describe(request));
    return reply;
  } catch (error) {
    const { signal } = request;
    // The caller's own reason, even if it is an error of ours.
    throw signal?.aborted && error === signal.reason ? error : inContext(error, describe(request));
  }
};

function describe({ headers }: ApiRequest) {
  return { idempotencyKey: headers.get(IDEMPOTENCY_KEY) || undefined };
}
