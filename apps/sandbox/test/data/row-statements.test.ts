import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasDue } from '../../src/areas/auth/settle-due.ts';
import { products, shoppingCategories } from '../../src/areas/shopping/schema.ts';
import { type OpenDatabase, openDatabase } from '../../src/core/data/open-database.ts';
import { rowInsert, rowUpdate } from '../../src/core/data/row-statements.ts';
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

const insertProduct = rowInsert(products);
const updateProduct = rowUpdate(products);
const findProduct = statement((db) =>
  db
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder('id'))),
);

async function aProduct() {
  const [product] = await database.db.select().from(products).limit(1);
  if (!product) throw new RangeError('There are no products.');
  return product;
}

test('a row comes back as it was inserted: amounts, times, lists, objects, nulls, defaults', async () => {
  const { reviewCount: _, ...columns } = await aProduct();
  for (const rating of [null, 4.5]) {
    const id = `prd_${rating}`;
    await insertProduct(database.db, { ...columns, id, slug: id, rating });
    const [row] = await findProduct(database.db, { id });
    expect(row).toEqual({ ...columns, id, slug: id, rating, reviewCount: 0 });
  }
});

test('an update changes the columns given and no other, inside a transaction and outside', async () => {
  const before = await aProduct();
  const updatedAt = new Date('2026-11-21T10:00:00.123Z');
  await updateProduct(database.db, before.id, { updatedAt, featuredPosition: null });
  await database.db
    .transaction(async (tx) => {
      await updateProduct(tx, before.id, { nameEn: 'Forgotten' });
      expect(await findProduct(tx, { id: before.id })).toMatchObject([{ nameEn: 'Forgotten' }]);
      throw new Error('changed my mind');
    })
    .catch(() => {});
  expect(await findProduct(database.db, { id: before.id })).toEqual([
    { ...before, updatedAt, featuredPosition: null },
  ]);
});

test('a prepared statement gives each of many concurrent callers its own result', async () => {
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

test('what is due is looked up in the indexes of what is open, however much is closed', async () => {
  const { db } = database;
  const member = db.select({ isDue: hasDue(db) }).from(members);
  const query = member.where(eq(members.id, 'mem_4kq7w2hx9p')).toSQL();
  const plan = await db.transaction(async (tx) => {
    // As PGlite plans; PostgreSQL would rather read a whole table while it is small.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return tx.execute(sql.raw(`explain (generic_plan) ${query.sql}`));
  });
  const text = JSON.stringify(plan);
  expect(text).toContain('conversions_pending_index');
  expect(text).toContain('orders_due_of_member_index');
  expect(text).toContain('investments_running_index');
});
