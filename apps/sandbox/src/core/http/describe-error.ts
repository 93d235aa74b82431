import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An unexpected error as the log shows it. A failed statement is shown without its parameters, which may be a member's
 * data.
 */
export function describeError(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.query}\n${describeError(error.cause)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
