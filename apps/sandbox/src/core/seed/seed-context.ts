import type { Database } from '../data/database.ts';

/**
 * - `demo`: the members of openapi/README.md with all their data
 * - `empty`: the platform's own content, catalog and configuration, but no members
 * - `large`: `demo` and 10,000 assets
 */
export type SeedName = 'empty' | 'demo' | 'large';

/** The current day in the contract's examples. */
export const EXAMPLES_DAY = '2026-11-21';

/** Input for each area's seed. */
export type SeedContext = {
  /** The transaction of the whole seed. */
  readonly db: Database;
  readonly name: SeedName;
  /** The time of the start. For rows that tests reuse, the time that `getSeedTime` derives from it. */
  readonly now: Date;
  /**
   * Converts a time of the demo data, which is as of 2026-11-21, by moving it to today in whole days:
   * `at('2026-11-20T18:28:10+09:00')`.
   */
  readonly at: (time: string) => Date;
  /** Converts a day in the same way: `on('2026-06-01')`. */
  readonly on: (day: string) => string;
};
