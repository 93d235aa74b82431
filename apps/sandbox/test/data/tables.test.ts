import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { migrateDatabase, TablesError } from '../../src/core/data/migrate.ts';
import { openDatabase } from '../../src/core/data/open-database.ts';
import { seed } from '../../src/seed.ts';

const database = await openDatabase({ memory: true });
afterAll(() => database.close());

it('explains in one sentence that data of an older sandbox is not supported', async () => {
  const { db } = database;
  await db.execute(sql`update applied_migrations set hash = 'older'`);
  await expect(migrateDatabase(db)).rejects.toThrow(
    new TablesError('The data is from an older sandbox version. Start over with --reset.'),
  );
});

it('suggests the migration command if a column is missing', async () => {
  const { db } = database;
  await db.execute(sql`alter table members drop column name`);
  await expect(seed(db, 'demo', { now: new Date(), log: () => {} })).rejects.toThrow(
    new TablesError('The migrations lack a table or column of schema.ts. Run `npm run generate`.'),
  );
});
