import type { Database } from '../data/database.ts';

/** Work triggered by time alone. Requests settle due work before they read it; moving the clock does so in order. */
export type DueWork = {
  readonly name: string;
  /** The first time after `after` at which some of it is due; null for none. */
  next(db: Database, after: Date): Promise<Date | null>;
  /** Does all that is due, as of its due time. */
  settle(db: Database, now: Date): Promise<void>;
};
