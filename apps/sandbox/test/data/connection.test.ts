import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/core/data/open-database.ts';
import { rowInsert } from '../../src/core/data/row-statements.ts';
import { settings } from '../../src/core/data/schema.ts';
import { sqlState, transaction, violatesUnique } from '../../src/core/data/transaction.ts';
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

test('continues after a failed statement, prepared or not, inside a transaction or outside', async () => {
  const fail = (db: OpenDatabase['db']) => db.execute(sql`select 1 / ${0}::integer`);
  for (let times = 0; times < 3; times++) {
    expect(await fail(database.db).catch(sqlState)).toBe('22012');
    expect(await double(21)).toBe(42);
    expect(await database.db.transaction(fail).catch(sqlState)).toBe('22012');
    expect(await double(4)).toBe(8);
  }
});

test('isolates the writes of a transaction until it commits, and rolls them back when it fails', async () => {
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

const insert = rowInsert(settings);
const put = (db: OpenDatabase['db'], ...names: readonly string[]) =>
  names.reduce((before, name) => before.then(() => insert(db, { name, value: 'x' })), Promise.resolve());
const rowsNamed = async (db: OpenDatabase['db'], prefix: string) => {
  const rows = await db
    .select({ name: sql<string>`name` })
    .from(sql`settings where starts_with(name, ${prefix}) order by name`);
  return rows.map(({ name }) => name.slice(prefix.length));
};

test('sends what nobody waits for together with what comes next, and rolls all of it back when one fails', async () => {
  const { db } = database;
  // A statement is prepared when it is sent for the second time.
  for (const name of ['a', 'b', 'c']) await transaction(db, (tx) => put(tx, `waiting ${name}`));
  const query = vi.spyOn(Client.prototype, 'query');
  const tripsOf = async (work: () => Promise<unknown>) => {
    query.mockClear();
    await work();
    return query.mock.calls.length;
  };
  expect(await tripsOf(() => transaction(db, (tx) => put(tx, 'waiting d', 'waiting e')))).toBe(1);
  const seen = async (tx: OpenDatabase['db']) => {
    await put(tx, 'waiting f');
    expect(await rowsNamed(tx, 'waiting ')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    await put(tx, 'waiting g');
  };
  expect(await tripsOf(() => transaction(db, seen))).toBe(2);
  const failing = transaction(db, (tx) => put(tx, 'waiting h', 'waiting a', 'waiting i'));
  const error = await failing.catch((reason: unknown) => reason);
  expect(violatesUnique(error, settings)).toBe(true);
  const changedMind = async (tx: OpenDatabase['db']) => {
    await put(tx, 'waiting j');
    throw new Error('changed my mind');
  };
  expect(await tripsOf(() => transaction(db, changedMind).catch(() => {}))).toBe(0);
  expect(await tripsOf(() => transaction(db, async () => {}))).toBe(0);
  const savepoint = async (tx: OpenDatabase['db']) => {
    await put(tx, 'waiting k');
    await tx.transaction(changedMind).catch(() => {});
    await put(tx, 'waiting l');
  };
  await transaction(db, savepoint);
  query.mockRestore();
  expect((await rowsNamed(db, 'waiting ')).join('')).toBe('abcdefgkl');
});
