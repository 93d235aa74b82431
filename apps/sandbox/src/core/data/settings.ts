import { and, eq, sql } from 'drizzle-orm';
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

/**
 * Replaces a value if it is still `from`. `from` is undefined if the value does not exist yet. Returns false if another
 * caller was faster.
 */
export async function replaceSetting(
  db: Database,
  name: string,
  { from, to }: { readonly from: string | undefined; readonly to: string },
): Promise<boolean> {
  const replaced =
    from === undefined
      ? await db.insert(settings).values({ name, value: to }).onConflictDoNothing().returning()
      : await db
          .update(settings)
          .set({ value: to })
          .where(and(eq(settings.name, name), eq(settings.value, from)))
          .returning();
  return replaced.length > 0;
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
