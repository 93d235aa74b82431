import type { RateLimit, RetryOptions } from './constants.ts';

/** Timers use 31-bit delays. A longer delay would fire immediately. */
export const TIMER_MAX_MS = 2 ** 31 - 1;

/** Options as passed by an integrator. Undefined means the default. */
export type Given<Options> = { readonly [Name in keyof Options]?: Options[Name] | undefined };

/** Requires a whole number from `min` to `max`, or `Infinity` if that is the maximum. */
function whole(name: string, min: number, max: number, byDefault: number, value = byDefault): number {
  if ((Number.isInteger(value) || value === max) && value >= min && value <= max) return value;
  throw new TypeError(`${name} must be a whole number from ${min} to ${max}`);
}

/**
 * Fills in the defaults of the `retry` option. For this and the functions below, an invalid number throws.
 * @throws TypeError that names the option
 */
export function retryOptions(given: Given<RetryOptions> | undefined, defaults: RetryOptions): RetryOptions {
  const readNumber = (name: keyof RetryOptions) =>
    whole(`retry.${name}`, 0, TIMER_MAX_MS, defaults[name], given?.[name]);
  return {
    retries: readNumber('retries'),
    baseDelayMs: readNumber('baseDelayMs'),
    maxDelayMs: readNumber('maxDelayMs'),
  };
}

/** Fills in the default of `timeoutMs`. */
export function timeoutOption(given: number | undefined, byDefault: number): number {
  return whole('timeoutMs', 1, Number.POSITIVE_INFINITY, byDefault, given);
}

/** Fills in the defaults of a rate limit. `prefix` is its path in the options, such as `limits.general.`. */
export function rateLimitOptions(
  given: Given<RateLimit> | undefined,
  defaults: RateLimit,
  prefix = '',
): RateLimit {
  const readNumber = (name: keyof RateLimit, min: number, max: number) =>
    whole(prefix + name, min, max, defaults[name], given?.[name]);
  return {
    limit: readNumber('limit', 0, Number.POSITIVE_INFINITY),
    windowMs: readNumber('windowMs', 1, Number.MAX_SAFE_INTEGER),
  };
}
