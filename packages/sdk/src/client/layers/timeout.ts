import { onAbort } from '../abort.ts';
import { GliTimeoutError } from '../errors.ts';
import type { Layer } from '../exchange.ts';

/** Aborts an attempt that is not complete after `timeoutMs`; `Infinity` disables it. An upload counts from its last progress. */
export function timeout(timeoutMs: number): Layer {
  // Longer than a timer can be.
  if (timeoutMs >= 2 ** 31) return (next) => next;
  return (next) => async (request) => {
    // One controller and one timer: AbortSignal.any and .timeout cost several times as much per call.
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new GliTimeoutError(timeoutMs)), timeoutMs);
    };
    const unsubscribe = onAbort(request.signal, () => controller.abort(request.signal?.reason));
    restart();
    try {
      return await next({ ...request, signal: controller.signal, onActivity: restart });
    } finally {
      clearTimeout(timer);
      unsubscribe();
    }
  };
}
