/** Calls an integrator's listener. Its errors and rejections don't affect the call. */
export function notify<T>(listener: ((value: T) => unknown) | undefined, value: T): void {
  try {
    const result = listener?.(value);
    // Most listeners are synchronous, and a promise for each call would cost more than they do.
    if (result) Promise.resolve(result).catch(() => {});
  } catch {}
}
