import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './schema.ts';
import { statement } from './statement.ts';

const find = statement((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name'))),
);

/** Reads a value that all processes of a database share. */
export async function readSetting(db: Database, name: string): Promise<string | undefined> {
  const [row] = await find(db, { name });
  return row?.value;
}

export async function writeSetting(db: Database, name: string, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Increments a number and returns it. The first value is 1, and no two callers get the same value. */
export async function countSetting(db: Database, name: string): Promise<number> {
  const [row] = await db
    .insert(settings)
    .values({ name, value: '1' })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`(${settings.value}::integer + 1)::text` },
    })
    .returning({ value: settings.value });
  return Number(row?.value ?? 1);
}
