import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PGlite or PostgreSQL, outside or inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
