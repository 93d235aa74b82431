import { isUnavailable } from './is-unavailable.ts';

/** Thrown if the PostgreSQL server of a sandbox cannot be used. The message says why. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';

  constructor(reason: string, options?: ErrorOptions) {
    super(`The database of DATABASE_URL cannot be used: ${reason}`, options);
  }
}

/** Checks the form of a URL. @throws DatabaseUrlError */
export function checkDatabaseUrl(url: string): void {
  if (/^(postgres|postgresql|socket):/.test(url) && URL.canParse(url)) return;
  throw new DatabaseUrlError(
    'it is not the URL of a PostgreSQL server, postgresql://user:password@host/database.',
  );
}

/** PostgreSQL's codes for a rejected login, a missing database, and a missing right. */
const UNUSABLE_STATES = /^(28...|3D000|42501)$/;

const HINTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: ' No server listens there. Start it and wait until it is ready, or correct host and port.',
  ENOTFOUND: ' Correct the host.',
  '28P01': ' Correct user and password.',
  '3D000': ' Create it, or correct the name.',
};

/** Returns the error of opening a database. It is a DatabaseUrlError if the server or the login is the cause. */
export function explainOpenError(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return error;
  const code = 'code' in cause ? String(cause.code) : '';
  if (!isUnavailable(cause) && !UNUSABLE_STATES.test(code)) return error;
  const hint = HINTS[code] ?? '';
  // An error of several addresses has only a code.
  return new DatabaseUrlError(`${cause.message || code}.${hint}`, { cause: error });
}
