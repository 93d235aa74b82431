import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { migrateDatabase, TablesError } from '../../src/core/data/migrate.ts';
import { openDatabase } from '../../src/core/data/open-database.ts';
import { seed } from '../../src/seed.ts';

const database = await openDatabase({ memory: true });
afterAll(() => database.close());

it('rejects data of a newer sandbox', async () => {
  const { db } = database;
  const count = await db.$count(sql`applied_migrations`);
  await db.execute(sql`insert into applied_migrations values ('newer', ${count})`);
  await expect(migrateDatabase(db)).rejects.toThrow(
    new TablesError(
      'The data is from a newer sandbox version, so update the sandbox, or choose other data with --data or DATABASE_URL.',
    ),
  );
  await db.execute(sql`delete from applied_migrations where hash = 'newer'`);
  expect(await migrateDatabase(db)).toBe(false);
});

it('rejects data of an unreleased sandbox', async () => {
  const { db } = database;
  const [first] = await db
    .select({ hash: sql<string>`hash` })
    .from(sql`applied_migrations where position = 0`);
  await db.execute(sql`update applied_migrations set hash = 'unreleased' where position = 0`);
  await expect(migrateDatabase(db)).rejects.toThrow(
    new TablesError(
      'The data is from an unreleased sandbox version, which cannot be upgraded. Choose other data with --data or ' +
        'DATABASE_URL, or delete it with --reset.',
    ),
  );
  await db.execute(sql`update applied_migrations set hash = ${first?.hash} where position = 0`);
});

it('suggests the migration command if a column is missing', async () => {
  const { db } = database;
  await db.execute(sql`alter table members drop column name`);
  await expect(seed(db, 'demo', { now: new Date(), log: () => {} })).rejects.toThrow(
    new TablesError('The migrations lack a table or column of schema.ts. Run `npm run generate`.'),
  );
});
