import type { Database } from '../data/database.ts';

/** What happens by time alone. Requests settle what is due before they read it; a clock that is moved does so in order. */
export type DueWork = {
  readonly name: string;
  /** The first time after `after` at which some of it falls due; null when nothing will. */
  next(db: Database, after: Date): Promise<Date | null>;
  /** Does all that is due, as of its due time. */
  settle(db: Database, now: Date): Promise<void>;
};
