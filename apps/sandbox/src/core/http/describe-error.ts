import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What the person who runs the sandbox reads of a fault of ours. A failed statement is told without its parameters:
 * they may be a member's data.
 */
export function describeError(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.query}\n${describeError(error.cause)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
