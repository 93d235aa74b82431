import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/core/data/open-database.ts';
import { sqlState } from '../../src/core/data/transaction.ts';
import { freshData } from '../sandbox.ts';

let database: OpenDatabase;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshData();
  drop = fresh.drop;
  database = await openDatabase(fresh.data);
});

afterAll(async () => {
  await database.close();
  await drop();
});

const double = async (number: number): Promise<number | undefined> => {
  const doubled = sql<number>`${number}::integer * 2`;
  const [row] = await database.db.select({ doubled }).from(sql`(values (1)) as one`);
  return row?.doubled;
};

test('gives each of many concurrent queries its own result', async () => {
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2));
});

test('executes further statements after a failed one, inside and outside a transaction', async () => {
  const fail = (db: OpenDatabase['db']) => db.execute(sql`select 1 / ${0}::integer`);
  for (let times = 0; times < 3; times++) {
    expect(await fail(database.db).catch(sqlState)).toBe('22012');
    expect(await double(21)).toBe(42);
    expect(await database.db.transaction(fail).catch(sqlState)).toBe('22012');
    expect(await double(4)).toBe(8);
  }
});

test('isolates the writes of a transaction until it commits, and rolls them back if it fails', async () => {
  const count = async (db: OpenDatabase['db']) => {
    const rows = await db.select({ name: sql<string>`name` }).from(sql`settings where name like 'probe%'`);
    return rows.length;
  };
  const write = (db: OpenDatabase['db']) => db.execute(sql`insert into settings values ('probe', 'x')`);
  await database.db
    .transaction(async (tx) => {
      await write(tx);
      expect(await count(tx)).toBe(1);
      throw new Error('changed my mind');
    })
    .catch(() => {});
  expect(await count(database.db)).toBe(0);
  await database.db.transaction(write);
  expect(await count(database.db)).toBe(1);
});
