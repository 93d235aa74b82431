import type { RateLimit, RetryOptions } from './constants.ts';

/** Timers hold 31 bits; a longer one would fire immediately. */
export const TIMER_MAX_MS = 2 ** 31 - 1;

/** Any of these options as an integrator passes it: undefined is the default. */
export type Given<Options> = { readonly [Name in keyof Options]?: Options[Name] | undefined };

/** A whole number from `min` to `max`, or `Infinity` where that is the maximum. */
function whole(name: string, given: number | undefined, byDefault: number, min: number, max: number): number {
  const value = given === undefined ? byDefault : given;
  if ((Number.isInteger(value) || value === max) && value >= min && value <= max) return value;
  throw new TypeError(`${name} must be a whole number from ${min} to ${max}, not ${value}`);
}

/**
 * Fills in the defaults of the `retry` option.
 * @throws TypeError that names the option, for a number that makes no sense; so do the functions below.
 */
export function retryOptions(given: Given<RetryOptions> | undefined, defaults: RetryOptions): RetryOptions {
  const numberOf = (name: keyof RetryOptions) =>
    whole(`retry.${name}`, given?.[name], defaults[name], 0, TIMER_MAX_MS);
  return {
    retries: numberOf('retries'),
    baseDelayMs: numberOf('baseDelayMs'),
    maxDelayMs: numberOf('maxDelayMs'),
  };
}

/** Fills in the default of `timeoutMs`. */
export function timeoutOption(given: number | undefined, byDefault: number): number {
  return whole('timeoutMs', given, byDefault, 1, Number.POSITIVE_INFINITY);
}

/** Fills in the defaults of a rate limit; `prefix` is where it stands in the options: `limits.general.`. */
export function rateLimitOptions(
  given: Given<RateLimit> | undefined,
  defaults: RateLimit,
  prefix = '',
): RateLimit {
  return {
    limit: whole(`${prefix}limit`, given?.limit, defaults.limit, 0, Number.POSITIVE_INFINITY),
    windowMs: whole(`${prefix}windowMs`, given?.windowMs, defaults.windowMs, 1, Number.MAX_SAFE_INTEGER),
  };
}
