import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Formats an unexpected error for the log. Omits the parameters of a failed statement, which may be a member's data.
 */
export function describeError(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.query}\n${describeError(error.cause)}`;
  return error instanceof Error ? (error.stack ?? error.message) : inspect(error);
}
