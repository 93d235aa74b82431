import { onAbort } from '../abort.ts';
import { GliTimeoutError } from '../errors.ts';
import { TIMER_MAX_MS, timeoutOption } from '../numeric-options.ts';
import type { Layer } from '../request.ts';

/**
 * Aborts an attempt that is not complete within its call's `timeoutMs`, or else `defaultMs`. `Infinity` disables the
 * timeout. Upload progress restarts it.
 */
export function timeout(defaultMs: number): Layer {
  return (next) => async (request) => {
    const timeoutMs = timeoutOption(request.timeoutMs, defaultMs);
    if (timeoutMs > TIMER_MAX_MS) return next(request);
    // Uses one controller and one timer, because AbortSignal.any and .timeout cost several times as much per call.
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
