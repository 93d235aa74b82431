import { and, type ColumnBaseConfig, gt, min, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../data/database.ts';

/**
 * Work that becomes due as time passes. Requests settle due work before they read the data. Moving the clock settles it
 * in order.
 */
export type ScheduledWork = {
  readonly name: string;
  /** Returns the first time after `after` at which work is due. Null if there is none. */
  next(db: Database, after: Date): Promise<Date | null>;
  /** Processes all due work as of its due time. */
  settle(db: Database, now: Date): Promise<void>;
};

type TimeColumn = PgColumn<ColumnBaseConfig<'date', 'PgTimestamp'> & { data: Date }>;

/** Finds the earliest time in a column after a given time, among the matching rows. Null if there is none. */
export async function findNext(
  db: Database,
  column: TimeColumn,
  after: Date,
  condition?: SQL,
): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(column) })
    .from(column.table)
    .where(and(gt(column, after), condition));
  return row?.at ?? null;
}
