import { decimal } from '@gli/validation';
import { expect, it } from 'vitest';
import { findViolations } from '../../faults/audit-ledger.ts';
import { inSchema } from '../../src/core/data/branches.ts';
import { branchSchema } from '../../src/core/data/states.ts';
import { registerMember, signIn } from '../members.ts';
import { freshData, startTestSandbox, type TestSandbox } from '../sandbox.ts';
import { control } from './control.ts';

const open = await startTestSandbox({ controls: true });
const closed = await startTestSandbox();

const isPostgres = process.env.GLI_TEST_DATABASE_URL !== undefined;
const on = (branch: string) => ({ 'X-Sandbox-Branch': branch });
const post = (path: string, json?: object, headers: Record<string, string> = {}) =>
  control(open, 'POST', path, json, headers);
const names = async (path: string) =>
  (await control(open, 'GET', path)).body.map(({ name }: { name: string }) => name);
const glib = async (token: string, headers: Record<string, string> = {}, sandbox: TestSandbox = open) => {
  const { body } = await sandbox.send('GET', '/v1/wallet/info/', { token, headers });
  return body.balances.find((one: { token: string }) => one.token === 'GLIB').available as string;
};
const invest = (token: string, amount: string, headers: Record<string, string> = {}) =>
  open.send('POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', {
    token,
    json: { amount, accepted_risk: true },
    headers,
  });

it('requires the controls flag', async () => {
  for (const path of ['/snapshots/', '/branches/']) {
    expect((await control(closed, 'GET', path)).status).toBe(404);
    expect((await control(closed, 'POST', path, { name: 'a' })).status).toBe(404);
  }
  const foreign = { Origin: 'https://evil.example' };
  expect((await post('/snapshots/', { name: 'a' }, foreign)).status).toBe(403);
  // The header has no effect if the controls are not enabled.
  expect((await closed.send('GET', '/team-members/', { headers: on('none') })).status).toBe(200);
});

it('restores a named state repeatedly, with its members, balances and clock', async () => {
  const { access: token } = await registerMember(open);
  const before = await glib(token);
  const { body: clock } = await control(open, 'GET', '/clock/');
  const created = await post('/snapshots/', { name: 'start' });
  expect(created).toMatchObject({ status: 201, body: { name: 'start' } });
  for (let times = 0; times < 2; times++) {
    expect((await invest(token, '500')).status).toBe(201);
    const late = await registerMember(open);
    expect(await glib(token)).not.toBe(before);
    await post('/clock/', { advance: 'P1Y' });
    const { status, body } = await post('/snapshots/start/restore/');
    expect(status).toBe(200);
    expect(Date.parse(body.now) - Date.parse(clock.now)).toBeLessThan(60_000);
    expect(await glib(token)).toBe(before);
    expect((await open.send('GET', '/user/profile/', { token: late.access })).status).toBe(401);
    expect(await findViolations(open.sandbox.database.db)).toEqual([]);
  }
  expect(await names('/snapshots/')).toEqual(['start']);
  expect((await control(open, 'DELETE', '/snapshots/start/')).status).toBe(204);
  expect(await names('/snapshots/')).toEqual([]);
  expect((await post('/snapshots/start/restore/')).status).toBe(404);
});

it('exports a snapshot as a file that another sandbox restores', async () => {
  const { access: token, email, password } = await registerMember(open);
  await invest(token, '500.12345678');
  const before = await glib(token);
  await post('/snapshots/', { name: 'file' });
  const { body: file, headers } = await control(open, 'GET', '/snapshots/file/');
  expect(headers.get('Content-Type')).toBe('application/x-ndjson');
  expect(file).not.toContain('signing_key');
  const other = await startTestSandbox({ controls: true, ownSeed: true, seed: 'empty' });
  const stranger = await registerMember(other);
  const put = (name: string, text: string) =>
    other.sandbox.fetch(
      new Request(`http://sandbox.test/sandbox/snapshots/${name}/`, { method: 'PUT', body: text }),
    );
  for (let times = 0; times < 2; times++) expect((await put('file', file)).status).toBe(200);
  expect((await control(other, 'POST', '/snapshots/file/restore/')).status).toBe(200);
  const member = await signIn(other, email, password);
  expect(await glib(member.access, {}, other)).toBe(before);
  expect((await other.send('GET', '/user/profile/', { token: stranger.access })).status).toBe(401);
  expect(await findViolations(other.sandbox.database.db)).toEqual([]);
  const [header = '', ...rows] = file.split('\n');
  for (const text of ['', 'no file', `${header.replace('"email"', '"mail"')}\n${rows.join('\n')}`]) {
    expect((await put('broken', text)).status).toBe(400);
  }
  expect((await put('Not-A-Name', file)).status).toBe(400);
  expect((await control(other, 'GET', '/snapshots/missing/')).status).toBe(404);
});

it('isolates branches that use the same member concurrently', async () => {
  const kim = await signIn(open);
  const before = await glib(kim.access);
  await post('/snapshots/', { name: 'shared' });
  const branches = ['one', 'two', 'three'];
  for (const name of branches) expect((await post('/branches/', { name, from: 'shared' })).status).toBe(201);
  expect((await names('/branches/')).sort()).toEqual(branches.toSorted());
  // Interleaves statements, transactions, caches and idempotency keys on one connection.
  const headers = (name: string) => ({
    ...on(name),
    'Idempotency-Key': '1d4f7a52-6f0e-4d3c-9b1e-0c8a2f6b7d11',
  });
  const amounts = ['600', '700', '800'];
  const responses = await Promise.all(
    branches.flatMap((name, index) => [
      invest(kim.access, amounts[index] ?? '', headers(name)),
      glib(kim.access, on(name)),
      signIn({
        ...open,
        send: (method, path, more) => open.send(method, path, { ...more, headers: on(name) }),
      }),
    ]),
  );
  expect(responses.filter((one) => typeof one === 'object' && 'status' in one)).toMatchObject(
    branches.map(() => ({ status: 201 })),
  );
  for (const [index, name] of branches.entries()) {
    expect(await glib(kim.access, on(name))).toBe(decimal.subtract(before, amounts[index] ?? ''));
    const violations = await inSchema(branchSchema(name), () => findViolations(open.sandbox.database.db));
    expect(violations).toEqual([]);
  }
  expect(await glib(kim.access)).toBe(before);
  // A branch has its own clock and its own snapshot.
  await post('/clock/', { advance: 'P1Y' }, on('one'));
  const year = async (more?: Record<string, string>) =>
    Number((await control(open, 'GET', '/clock/', undefined, more)).body.now.slice(0, 4));
  expect((await year(on('one'))) - (await year(on('two')))).toBe(1);
  expect(await year()).toBe(await year(on('two')));
  await post('/snapshots/shared/restore/', undefined, on('one'));
  expect(await glib(kim.access, on('one'))).toBe(before);
  expect(await glib(kim.access, on('two'))).not.toBe(before);
  for (const name of branches) await control(open, 'DELETE', `/branches/${name}/`);
  expect(await control(open, 'GET', '/clock/', undefined, on('one'))).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: 'There is no branch one.' },
  });
});

it.each([
  ['/snapshots/', {}, 'name'],
  ['/snapshots/', { name: 'Not "this"; drop schema public' }, 'name'],
  ['/snapshots/', { name: 'shared' }, 'name'],
  ['/branches/', { name: '' }, 'name'],
])('names the invalid field when rejecting a call to %s with the body %j', async (path, json, field) => {
  const { status, body } = await post(path, json);
  expect(status).toBe(400);
  expect(Object.keys(body.details)).toEqual([field]);
});

it('creates a state once if two requests ask for it at the same time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => post('/branches/', { name: 'twin' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  await control(open, 'DELETE', '/branches/twin/');
});

it('returns 404 for a request on a branch that is deleted meanwhile', async () => {
  await post('/branches/', { name: 'short' });
  const slow = open.send('GET', '/team-members/', { headers: { ...on('short'), Prefer: 'wait=1' } });
  await control(open, 'DELETE', '/branches/short/');
  expect((await slow).status).toBe(404);
});

it('returns 404 for a missing snapshot or branch', async () => {
  expect((await post('/snapshots/%00/restore/')).status).toBe(404);
  expect((await post('/branches/', { from: 'missing' })).status).toBe(404);
  expect((await control(open, 'DELETE', '/branches/missing/')).status).toBe(404);
});

it.runIf(isPostgres)('shares states among all sandboxes on a database', async () => {
  const { data } = await freshData();
  const one = await startTestSandbox({ controls: true, data });
  const two = await startTestSandbox({ controls: true, data });
  await control(one, 'POST', '/snapshots/', { name: 'start' });
  const kim = await signIn(two);
  expect((await control(two, 'GET', '/snapshots/')).body).toMatchObject([{ name: 'start' }]);
  await control(one, 'POST', '/snapshots/start/restore/');
  expect((await two.send('GET', '/user/profile/', { token: kim.access })).status).toBe(401);
});
