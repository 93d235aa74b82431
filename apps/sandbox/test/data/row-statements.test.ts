import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, shoppingCategories } from '../../src/areas/shopping/schema.ts';
import { type OpenDatabase, openDatabase } from '../../src/core/data/open-database.ts';
import { rowInsert, rowUpdate } from '../../src/core/data/row-statements.ts';
import { statement } from '../../src/core/data/statement.ts';
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
