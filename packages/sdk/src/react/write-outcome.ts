import { GliApiError, GliRateLimitError } from '../client/errors.ts';

/** Result of sending a write that moves value. */
export type WriteOutcome<Data> =
  | { status: 'done'; data: Data }
  /** The write is over. It had no effect and never will. */
  | { status: 'rejected'; error: unknown }
  /** The write may have taken effect. */
  | { status: 'unknown' };

/** Statuses of rejections that the server stores with the key, so a late copy of the write has no effect either. */
const STORED_STATUSES = [400, 404, 409];

/**
 * Returns the outcome of a write that failed. After no response, a 5xx or `request_in_progress`, it is unknown. Any other
 * response decides the write, unless an earlier attempt with the same key is undecided. Such a write is decided only by
 * a rejection that the server stores with the key (decision 25).
 *
 * @param isRepeat true if the outcome of an earlier call with this key is unknown
 */
export function getFailedOutcome(
  error: unknown,
  isRepeat = false,
): Exclude<WriteOutcome<never>, { status: 'done' }> {
  const rejected = { status: 'rejected', error } as const;
  const unknown = { status: 'unknown' } as const;
  // Nothing was sent.
  if (error instanceof GliRateLimitError) return isRepeat || error.isUndecided ? unknown : rejected;
  if (!(error instanceof GliApiError)) return unknown;
  if (error.status >= 500 || error.code === 'request_in_progress') return unknown;
  if (STORED_STATUSES.includes(error.status)) return rejected;
  return isRepeat || error.isUndecided ? unknown : rejected;
}
