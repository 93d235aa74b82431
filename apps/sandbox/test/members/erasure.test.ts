import { globSync } from 'node:fs';
import path from 'node:path';
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { storedFiles } from '../../src/core/data/schema.ts';
import { members } from '../../src/core/members/schema.ts';
import { accountErasures, PERSONAL_DATA } from '../../src/erasure.ts';
import { newWallet, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { db } = sandbox.sandbox.database;

/** Returns all tables of the database, from the schema files. */
async function allTables(): Promise<PgTable[]> {
  const folder = path.resolve(import.meta.dirname, '../../src');
  const files = globSync('{core,areas}/**/schema.ts', { cwd: folder });
  const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(folder, file))));
  return modules.flatMap((one) => Object.values(one)).filter((value) => is(value, PgTable));
}

/** Returns a condition for the rows of a table that belong to a member. */
const belongsToMember = (table: PgTable) =>
  table === members || Object.keys(getTableColumns(table)).some((name) => /^(member|referrer)Id$/.test(name));

it('covers every table with member data', async () => {
  const tables = (await allTables()).filter(belongsToMember).map(getTableName);
  expect(PERSONAL_DATA.map(({ table }) => getTableName(table)).sort()).toEqual(tables.sort());
});

const ORDER = {
  customer: { name: '김서연', phone: '+82 10-2345-6789' },
  token: 'GLIL',
  lines: [{ product_id: 'prd_7gy1v5hc9m', quantity: 1 }],
};

/** Returns a personal value for a column, which an erasure must remove. */
function personalValue({ dataType, columnType }: { dataType: string; columnType: string }): unknown {
  if (columnType === 'PgDateString') return '1990-01-02';
  if (dataType === 'date') return new Date('1990-01-02T03:04:05Z');
  return dataType === 'string' ? 'personal' : undefined;
}

it('erases every column that is not declared as kept', async () => {
  const { id, access: token } = await signIn(sandbox);
  const post = (address: string, json: object, headers = {}) =>
    sandbox.send('POST', address, { token, json, headers });
  const codes = [
    await post('/auth/nonce/', { wallet_address: newWallet().address }),
    await post('/user/profile/verify-phone/', { phone: '010-9876-5432' }),
    await post('/user/profile/change-password/', {
      current_password: 'not-my-password',
      new_password: 'hallasan-first-snow',
    }),
    await post('/v1/shopping/orders/', ORDER, { 'Idempotency-Key': 'personal-order' }),
  ];
  expect(codes.map(({ status }) => status)).toEqual([200, 200, 400, 201]);
  await sandbox.send('DELETE', '/user/profile/', { token });
  await db.insert(storedFiles).values({
    path: '/media/avatars/personal.png',
    contentType: 'image/png',
    bytes: new Uint8Array(1),
    memberId: id,
    createdAt: sandbox.now(),
  });
  const selectRows = ({ table, memberId }: (typeof PERSONAL_DATA)[number]) =>
    db.select().from(table).where(eq(memberId, id));
  const before = new Map<string, Record<string, unknown>[]>();
  for (const data of PERSONAL_DATA) {
    const columns = Object.entries(getTableColumns(data.table));
    const filled = columns.flatMap(([name, column]) => {
      const value = data.erased.includes(name) ? personalValue(column) : undefined;
      return value === undefined || data.erased.length === columns.length ? [] : [[name, value]];
    });
    if (filled.length > 0) {
      await db.update(data.table).set(Object.fromEntries(filled)).where(eq(data.memberId, id));
    }
    const rows = await selectRows(data);
    if (data.erased.length > 0) expect(rows, getTableName(data.table)).not.toEqual([]);
    before.set(getTableName(data.table), rows);
  }

  sandbox.advance(31 * 86_400_000);
  await accountErasures.settle(db, sandbox.now());

  for (const data of PERSONAL_DATA) {
    const { table, erased } = data;
    const earlier = before.get(getTableName(table)) ?? [];
    const now = await selectRows(data);
    if (erased.length === Object.keys(getTableColumns(table)).length) {
      expect(now, getTableName(table)).toEqual([]);
      continue;
    }
    expect(now.length).toBe(earlier.length);
    const kept = (row: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !erased.includes(name)));
    expect(now.map(kept), getTableName(table)).toEqual(earlier.map(kept));
    const left = now.flatMap((row) =>
      erased.filter((name) => earlier.some((one) => one[name] === row[name])),
    );
    expect(left, getTableName(table)).toEqual([]);
  }
});
