import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasDueWork } from '../../src/areas/auth/process-due-work.ts';
import { products, shoppingCategories } from '../../src/areas/shopping/schema.ts';
import { type OpenDatabase, openDatabase } from '../../src/core/data/open-database.ts';
import { statement } from '../../src/core/data/statement.ts';
import { members } from '../../src/core/members/schema.ts';
import { seed } from '../../src/seed.ts';
import { freshData } from '../sandbox.ts';

let database: OpenDatabase;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshData();
  drop = fresh.drop;
  database = await openDatabase(fresh.data);
  await seed(database.db, 'empty', { now: new Date(), log: () => {} });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const findProduct = statement((db) =>
  db
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder('id'))),
);

async function getProduct() {
  const [product] = await database.db.select().from(products).limit(1);
  if (!product) throw new RangeError('There are no products.');
  return product;
}

test('reads a row exactly as inserted, including amounts, times, lists, objects, nulls and defaults', async () => {
  const { reviewCount: _, ...columns } = await getProduct();
  for (const rating of [null, 4.5]) {
    const id = `prd_${rating}`;
    await database.db.insert(products).values({ ...columns, id, slug: id, rating });
    const [row] = await findProduct(database.db, { id });
    expect(row).toEqual({ ...columns, id, slug: id, rating, reviewCount: 0 });
  }
});

test('runs a statement inside a transaction that is rolled back', async () => {
  const before = await getProduct();
  await database.db
    .transaction(async (tx) => {
      await tx.update(products).set({ nameEn: 'Forgotten' }).where(eq(products.id, before.id));
      expect(await findProduct(tx, { id: before.id })).toMatchObject([{ nameEn: 'Forgotten' }]);
      throw new Error('changed my mind');
    })
    .catch(() => {});
  expect(await findProduct(database.db, { id: before.id })).toEqual([before]);
});

test('gives each of many concurrent callers of a statement its own result', async () => {
  const find = statement((db) =>
    db
      .select({ id: shoppingCategories.id })
      .from(shoppingCategories)
      .where(eq(shoppingCategories.id, sql.placeholder('id'))),
  );
  const all = await database.db.select({ id: shoppingCategories.id }).from(shoppingCategories);
  const asked = Array.from({ length: 10 }, () => all).flat();
  expect((await Promise.all(asked.map((row) => find(database.db, row)))).flat()).toEqual(asked);
});

test('uses an index to find due work', async () => {
  const { db } = database;
  const member = db.select({ isDue: hasDueWork(db) }).from(members);
  const query = member.where(eq(members.id, 'mem_4kq7w2hx9p')).toSQL();
  const plan = await db.transaction(async (tx) => {
    // PostgreSQL would rather scan a small table than use an index.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare due as ${query.sql}`));
    return tx.execute(sql.raw(`explain execute due (${query.params.map(() => "'2026-11-21'")})`));
  });
  const text = JSON.stringify(plan);
  expect(text).toContain('conversions_pending_index');
  expect(text).toContain('orders_due_of_member_index');
  expect(text).toContain('investments_due_index');
});
