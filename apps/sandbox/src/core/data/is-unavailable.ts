/**
 * PostgreSQL's codes for a lost connection, a lack of resources, a timeout, a shutdown, a conflict that no retry
 * resolved, and a row that a concurrent reset deleted.
 */
const UNAVAILABLE_STATES = /^(08...|23503|25P0[34]|40001|40P01|53...|55P03|57014|57P0\d)$/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Driver errors that have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* not queryable|Query read timeout)/;

/** Thrown if the database does not respond in time. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** True if the database is temporarily unavailable. The same request may succeed later. */
export const isUnavailable = (error: unknown): boolean => findReason(error) !== null;

/** Returns the driver's or the server's message, which contains no statement or parameters. */
export const unavailableReason = (error: unknown): string => findReason(error)?.message ?? '';

function findReason(error: unknown): Error | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (NETWORK_CODES.has(code) || UNAVAILABLE_STATES.test(code)) return cause;
    if (cause instanceof UnavailableError || DRIVER_MESSAGES.test(cause.message)) return cause;
  }
  return null;
}
