import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/core/data/open-database.ts';
import { ResponseCache } from '../../src/core/http/response-cache.ts';
import { problem } from '../../src/core/problem/problem.ts';
import { registerMember } from '../members.ts';
import { freshData, startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const profileOf = (token: string) => sandbox.send('GET', '/user/profile/', { token });

it('shows what a member has just written, although the previous response was cached', async () => {
  const member = await registerMember(sandbox);
  for (const name of ['김하나', '김두나', '김세나']) {
    await sandbox.send('PATCH', '/user/profile/', { token: member.access, json: { name } });
    for (let times = 0; times < 3; times++) {
      expect((await profileOf(member.access)).body.name).toBe(name);
    }
  }
});

it('rejects a token right after the logout, although its response was cached', async () => {
  const { access } = await registerMember(sandbox);
  expect([(await profileOf(access)).status, (await profileOf(access)).status]).toEqual([200, 200]);
  expect((await sandbox.send('POST', '/auth/logout/', { token: access })).status).toBe(204);
  expect(await profileOf(access)).toMatchObject({ status: 401, body: { code: 'token_revoked' } });
});

it('never shows the response of another member, language or page', async () => {
  const [one, other] = [await registerMember(sandbox), await registerMember(sandbox)];
  for (const { access, id } of [one, other, one, other]) expect((await profileOf(access)).body.id).toBe(id);
  const list = async (page: number, language: 'ko' | 'en') => {
    const path = `/v1/rwa/assets/?page_size=1&page=${page}`;
    return (await sandbox.send('GET', path, { language })).body.results[0].name;
  };
  const names = [];
  for (const page of [1, 2, 1, 2]) names.push(await list(page, 'ko'), await list(page, 'en'));
  expect(new Set(names).size).toBe(4);
  expect(names.slice(4)).toEqual(names.slice(0, 4));
});

describe('a response is cached', () => {
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

  /** Reads at each time in turn and returns the numbers of the responses. */
  async function numbersAt(times: readonly string[], between: (db: OpenDatabase['db']) => Promise<unknown>) {
    const cache = new ResponseCache();
    const numbers: unknown[] = [];
    let reads = 0;
    for (const time of times) {
      const context = { db: database.db, now: new Date(time), key: 'a' };
      const response = await cache.get(context, async () => ({ status: 200, body: ++reads }));
      numbers.push('json' in response && response.json);
      await between(database.db);
    }
    return numbers;
  }
  const SECOND = ['2026-11-21T10:00:00.100Z', '2026-11-21T10:00:00.900Z'];

  it('until the end of its second', async () => {
    const nothing = async () => {};
    expect(await numbersAt([...SECOND, '2026-11-21T10:00:01.000Z'], nothing)).toEqual(['1', '1', '2']);
  });

  it('until anything is written', async () => {
    const write = (db: OpenDatabase['db']) =>
      db.execute(
        sql`insert into settings values ('probe', 'x') on conflict (name) do update set value = 'y'`,
      );
    expect(await numbersAt(SECOND, write)).toEqual(['1', '2']);
  });

  it('only when it is a success', async () => {
    const cache = new ResponseCache();
    const now = new Date(SECOND[0] ?? '');
    const response = await cache.get({ db: database.db, now, key: 'a' }, async () => problem('not_found'));
    expect(response).toMatchObject({ code: 'not_found' });
    const later = await cache.get({ db: database.db, now, key: 'a' }, async () => ({
      status: 200,
      body: 'there now',
    }));
    expect(later).toMatchObject({ status: 200 });
  });
});
