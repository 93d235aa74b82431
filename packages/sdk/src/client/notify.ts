/** Calls a listener of the integrator. What it throws or rejects with changes nothing for the call. */
export function notify<T>(listener: ((value: T) => unknown) | undefined, value: T): void {
  new Promise((resolve) => resolve(listener?.(value))).catch(() => {});
}
