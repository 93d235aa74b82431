import type { Database } from '../data/database.ts';

/**
 * - `demo`: the members of openapi/README.md with all their data
 * - `empty`: the platform's own content, catalog and configuration; no members
 * - `large`: `demo` and 10,000 assets
 */
export type SeedName = 'empty' | 'demo' | 'large';

/** Input of each area's seed. */
export type SeedContext = {
  /** The transaction of the whole seed. */
  readonly db: Database;
  readonly name: SeedName;
  readonly now: Date;
  /** A time of the demo data as of 2026-11-21, moved by days to today: `at('2026-11-20T18:28:10+09:00')`. */
  readonly at: (time: string) => Date;
  /** A day, moved in the same way: `on('2026-06-01')`. */
  readonly on: (day: string) => string;
};
