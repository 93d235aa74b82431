import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { RequestLog } from '../../src/controls/requests/request-log.ts';
import { contractOperations } from '../../src/core/contract/operations.ts';
import { connectWallet, PASSWORD, registerMember, signIn, type TestMember } from '../members.ts';
import { png } from '../pictures.ts';
import { buildAddress, buildBody } from '../refusals/example-request.ts';
import { startTestSandbox, type TestResponse } from '../sandbox.ts';
import { control } from './control.ts';

const open = await startTestSandbox({ controls: true, kycReviewMs: 0 });
const invest = '/v1/rwa/assets/ast_5gw8n2kd7q/invest/';
const amount = { amount: '500', accepted_risk: true };

const read = (path: string, headers: Record<string, string> = {}) =>
  control(open, 'GET', path, undefined, headers);
const listed = async () => (await read('/requests/')).body;
const detail = async ({ headers }: Pick<TestResponse, 'headers'>) =>
  (await read(`/requests/${headers.get('X-Request-Id')}/`)).body;
const resend = async ({ headers }: Pick<TestResponse, 'headers'>, json: object = {}) =>
  control(open, 'POST', `/requests/${headers.get('X-Request-Id')}/resend/`, json);

beforeEach(async () => {
  await control(open, 'DELETE', '/requests/');
});

it('requires the controls flag', async () => {
  const closed = await startTestSandbox();
  await closed.send('GET', '/team-members/');
  for (const path of ['/requests/', '/requests/any/', '/members/', '/operations/']) {
    expect((await control(closed, 'GET', path)).status).toBe(404);
  }
  for (const path of ['', '/', '/page/page.js', '/page/page.css']) {
    expect((await closed.sandbox.fetch(new Request(`http://sandbox.test/sandbox${path}`))).status).toBe(404);
  }
  const foreign = { Origin: 'https://evil.example' };
  expect((await read('/requests/', foreign)).status).toBe(403);
});

it('shows the caller, operation and outcome of each request and marks replays', async () => {
  const { access: token, id, email } = await registerMember(open);
  const headers = { 'Idempotency-Key': randomUUID() };
  const made = await open.send('POST', invest, { token, json: amount, headers });
  const again = await open.send('POST', invest, { token, json: amount, headers });
  await open.send('GET', '/v1/rwa/assets/?page=2&page_size=1', { headers: { Prefer: 'code=429' } });
  const [limited, replayed, first] = await listed();
  expect(first).toEqual({
    id: made.headers.get('X-Request-Id'),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    operation: 'investInRwaAsset',
    ...{ method: 'POST', path: invest },
    member: { id, email },
    branch: null,
    ...{ status: 201, code: null, duration_ms: expect.any(Number) },
    ...{
      idempotency_key: headers['Idempotency-Key'],
      is_replayed: false,
      violations: null,
      fault: null,
      is_stubbed: false,
      resent_from: null,
    },
  });
  expect(replayed).toMatchObject({ status: 201, is_replayed: true, id: again.headers.get('X-Request-Id') });
  expect(limited).toMatchObject({
    ...{ operation: 'listRwaAssets', path: '/v1/rwa/assets/?page=2&page_size=1', member: null },
    ...{ status: 429, code: 'rate_limited', violations: null },
  });
  const { request, response } = await detail(made);
  expect(JSON.parse(request.body.text)).toEqual(amount);
  expect(request.body.text).toContain('\n  "amount": "500"');
  expect(JSON.parse(response.body.text)).toEqual(made.body);
});

it('shows a request’s contract violations, but not business rejections', async () => {
  const { access: token } = await registerMember(open);
  const broken = await open.send('POST', invest, { token, json: { accepted_risk: 'yes' } });
  await open.send('POST', invest, { token, json: { ...amount, amount: '1' } });
  await open.send('POST', invest, {
    token,
    body: '{"amount',
    headers: { 'Content-Type': 'application/json' },
  });
  await open.send('DELETE', invest, { token });
  await open.send('GET', '/v1/nothing/', { token });
  await open.send('GET', '/v1/rwa/assets/ast_0000000000/', { token });
  const violations = (await listed()).map((one: { violations: unknown }) => one.violations);
  expect(violations.slice(0, 6).toReversed()).toEqual([
    broken.body.details,
    null,
    { body: [expect.any(String)] },
    { method: [expect.any(String)] },
    { path: [expect.any(String)] },
    null,
  ]);
  expect(Object.keys(broken.body.details)).toEqual(['amount', 'accepted_risk']);
});

it('reports an unknown query parameter, which the operation ignores', async () => {
  await open.send('GET', '/v1/rwa/assets/?orderng=name&page=1');
  const [{ status, violations }] = await listed();
  expect(status).toBe(200);
  expect(violations).toEqual({ orderng: ['listRwaAssets has no such query parameter.'] });
});

it('marks requests that a fault changed', async () => {
  await open.send('GET', '/team-members/', { headers: { Prefer: 'fault=limit:9' } });
  await expect(open.send('GET', '/team-members/', { headers: { Prefer: 'fault=drop' } })).rejects.toThrow();
  await open.send('GET', '/team-members/');
  const faults = (await listed()).map(({ fault, status }: { fault: string; status: number }) => [
    fault,
    status,
  ]);
  expect(faults).toEqual([
    [null, 200],
    ['drop:1@1', null],
    ['limit:9@1', 429],
  ]);
});

it('filters by operation, status, member and time', async () => {
  const { access: token, id, email } = await registerMember(open);
  await open.send('GET', '/team-members/');
  await open.send('POST', invest, { token, json: {} });
  await open.send('POST', invest, { token, json: amount });
  const select = async (query: string) =>
    (await read(`/requests/?${query}`)).body.map((one: { operation: string; status: number }) => [
      one.operation,
      one.status,
    ]);
  expect(await select('operation=investInRwaAsset')).toEqual([
    ['investInRwaAsset', 201],
    ['investInRwaAsset', 400],
  ]);
  expect(await select('operation=investInRwaAsset&status=201')).toEqual([['investInRwaAsset', 201]]);
  expect(await select('status=4xx')).toEqual([['investInRwaAsset', 400]]);
  for (const member of [id, email]) expect(await select(`member=${member}&limit=1`)).toHaveLength(1);
  expect(await select(`since=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
  expect(await select(`since=${new Date(Date.now() - 60_000).toISOString()}`)).toHaveLength(4);
  for (const query of ['operatoin=logIn', 'status=40', 'since=today', 'limit=0', 'limit=', 'wait=61']) {
    expect((await read(`/requests/?${query}`)).status).toBe(400);
  }
});

it('waits for a matching request', async () => {
  const waiting = read('/requests/?operation=listTeamMembers&status=200&wait=30');
  await open.send('GET', '/team-members/', { headers: { Prefer: 'code=500' } });
  await open.send('GET', '/team-members/');
  expect((await waiting).body).toMatchObject([{ operation: 'listTeamMembers', status: 200 }]);
  expect((await read('/requests/?operation=logIn&wait=0.05')).body).toEqual([]);
});

it('keeps the last 500 requests and truncates long bodies', async () => {
  const { access: token } = await registerMember(open);
  const json = { name: '가'.repeat(20_000) };
  const long = await open.send('PATCH', '/user/profile/', { token, json });
  const { request, can_resend, curl } = await detail(long);
  expect(request.body).toMatchObject({ bytes: 60_011, is_complete: false });
  expect(request.body.text).toHaveLength(16_384);
  expect(can_resend).toBe(false);
  expect(curl.length).toBeLessThan(1000);
  expect((await resend(long)).status).toBe(400);
  for (let count = 0; count < 500; count++) {
    await open.send('GET', '/team-members/', { headers: { Prefer: 'code=500' } });
  }
  expect(await listed()).toHaveLength(500);
  expect((await read(`/requests/${long.headers.get('X-Request-Id')}/`)).status).toBe(404);
});

it('returns 304 for the log until a new request arrives', async () => {
  await open.send('GET', '/team-members/');
  const { headers } = await read('/requests/');
  const known = { 'If-None-Match': headers.get('ETag') ?? '' };
  expect((await read('/requests/', known)).status).toBe(304);
  await open.send('GET', '/team-members/');
  expect((await read('/requests/', known)).body).toHaveLength(2);
});

it('shows a request without a status if its response was dropped or cut off', async () => {
  for (const fault of ['drop', 'cut']) {
    const headers = { Prefer: `fault=${fault}` };
    await expect(open.send('GET', '/team-members/', { headers })).rejects.toThrow('on purpose');
    expect((await listed())[0]).toMatchObject({ operation: 'listTeamMembers', status: null });
  }
  // Reading the body in the log would cut it off before the server has sent the headers.
  const request = new Request('http://sandbox.test/api/team-members/', { headers: { Prefer: 'fault=cut' } });
  const cut = await open.sandbox.fetch(request);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { done, value } = (await cut.body?.getReader().read()) ?? { done: true };
  expect([done, value?.byteLength]).toEqual([false, expect.any(Number)]);
  expect((await listed())[0]).toMatchObject({ id: cut.headers.get('X-Request-Id'), status: null });
});

it('logs a request with an endless body without waiting for its end', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
  await open.send('POST', invest, { body });
  const [refused] = await listed();
  expect(refused).toMatchObject({ operation: 'investInRwaAsset', status: 401 });
  expect((await read(`/requests/${refused.id}/`)).body.request.body.text).toBe('<hidden>');
});

it('resends a request as the same member without exposing the token', async () => {
  const { access: token, email, refresh } = await registerMember(open);
  const headers = { 'Idempotency-Key': randomUUID() };
  const made = await open.send('POST', invest, { token, json: amount, headers });
  open.advance(16 * 60_000);
  expect((await open.send('GET', '/v1/investments/', { token })).status).toBe(401);
  const replay = await resend(made);
  expect(replay.status).toBe(200);
  const known = await read(`/requests/${replay.body.id}/`);
  expect(known.body).toMatchObject({
    ...{ status: 201, is_replayed: true, member: { email }, resent_from: made.headers.get('X-Request-Id') },
    idempotency_key: headers['Idempotency-Key'],
  });
  const fresh = await resend(made, { new_key: true });
  const other = (await read(`/requests/${fresh.body.id}/`)).body;
  expect(other).toMatchObject({ status: 201, is_replayed: false });
  expect(other.idempotency_key).not.toBe(headers['Idempotency-Key']);
  expect(JSON.parse(other.response.body.text).id).not.toBe(made.body.id);
  expect(JSON.stringify([replay.body, known.body, other])).not.toMatch(/eyJ/);
  // An ended session cannot be used to resend, and a forged token stays forged.
  const renewed = await open.send('POST', '/auth/refresh/', { json: { refresh_token: refresh } });
  await open.send('POST', '/auth/logout/', { token: renewed.body.access_token });
  const late = await resend(made, { new_key: true });
  expect((await read(`/requests/${late.body.id}/`)).body).toMatchObject({
    status: 401,
    code: 'token_revoked',
  });
  const forged = await open.send('GET', '/v1/investments/', { token: 'forged' });
  const refused = await resend(forged);
  expect((await read(`/requests/${refused.body.id}/`)).body).toMatchObject({ code: 'token_invalid' });
  expect((await control(open, 'POST', '/requests/none/resend/', {})).status).toBe(404);
});

it('copies a request as code with placeholders for secrets', async () => {
  const kim = await signIn(open);
  const sent = await open.send('POST', `${invest}?page=2`, {
    token: kim.access,
    json: { ...amount, amount: "5'0" },
    headers: { 'Idempotency-Key': '1d4f7a52-6f0e-4d3c-9b1e-0c8a2f6b7d11', Prefer: 'wait=0' },
  });
  const { curl, sdk, react } = await detail(sent);
  expect(curl).toBe(`API=http://sandbox.test/api
TOKEN=$(curl -sS -X POST "$API/auth/login/" \\
  -H 'Accept-Language: en' \\
  -H 'Content-Type: application/json' \\
  -d '{"username":"seoyeon.kim@example.com","password":"gli-sandbox-2026"}' \\
  | node -p 'JSON.parse(fs.readFileSync(0)).token.access')

curl -sS -X POST "$API${invest}?page=<hidden>" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'accept-language: en' \\
  -H 'idempotency-key: 1d4f7a52-6f0e-4d3c-9b1e-0c8a2f6b7d11' \\
  -H 'prefer: wait=0' \\
  -H 'Content-Type: application/json' \\
  -d '{"amount":"5'\\''0","accepted_risk":true}'`);
  expect(sdk).toBe(`import { createGliClient, memoryTokenStore } from '@gli/sdk';
import { investInRwaAsset, logIn } from '@gli/sdk/operations';

const tokens = memoryTokenStore();
const client = createGliClient({
  baseUrl: 'http://sandbox.test/api',
  language: 'en',
  tokens,
});

const { token } = await logIn(client, {
  body: {
    username: 'seoyeon.kim@example.com',
    password: 'gli-sandbox-2026',
  },
});
tokens.set({ access: token.access, refresh: token.refresh });

const result = await investInRwaAsset(client, {
  id: 'ast_5gw8n2kd7q',
  body: { amount: '5\\'0', accepted_risk: true },
}, {
  idempotencyKey: '1d4f7a52-6f0e-4d3c-9b1e-0c8a2f6b7d11',
  headers: { prefer: 'wait=0' },
});
console.log(result);`);
  expect(react).toContain('onClick={() => mutate({');
  const read = await detail(await open.send('GET', '/v1/rwa/assets/?page=2&featured=true&search=jeju'));
  expect(read.sdk).toContain("listRwaAssets(client, {\n  page: 2,\n  featured: true,\n  search: 'jeju',\n})");
  expect(read.sdk).not.toContain('logIn');
  const secret = await detail(
    await open.send('POST', '/auth/login/', { json: { username: 'a@example.com', password: PASSWORD } }),
  );
  expect(secret.curl).toContain('"password": "<hidden>"');
  const form = new FormData();
  form.append('avatar', new File([png()], 'me.png', { type: 'image/png' }));
  const upload = await detail(
    await open.send('POST', '/user/profile/avatar/', { token: kim.access, body: form }),
  );
  expect(upload.curl).toContain("-F 'avatar=@file.png'");
  expect(upload.sdk).toContain("body.set('avatar', await openAsBlob('file.png'), 'file.png');");
  expect(upload.can_resend).toBe(false);
});

it('resends a request on its original branch', async () => {
  await control(open, 'POST', '/branches/', { name: 'logged' });
  const branch = { 'X-Sandbox-Branch': 'logged' };
  const on = { ...open, send: (m: string, p: string, o = {}) => open.send(m, p, { ...o, headers: branch }) };
  const { access: token, email } = await registerMember(on);
  const profile = await on.send('GET', '/user/profile/', { token });
  const again = await resend(profile);
  expect((await read(`/requests/${again.body.id}/`)).body).toMatchObject({
    ...{ status: 200, branch: 'logged', member: { email } },
  });
  await control(open, 'DELETE', '/branches/logged/');
});

it('keeps the ids of a repeatable run the same when the log is read', async () => {
  const options = { controls: true, randomSeed: 7, clock: new Date(Date.now() + 86_400_000) } as const;
  const [watched, alone] = [await startTestSandbox(options), await startTestSandbox(options)];
  const json = { email: 'same@example.com', password: PASSWORD, name: '한지우', terms_accepted: true };
  await control(watched, 'GET', '/requests/');
  await control(watched, 'GET', '/health/');
  const bodies = await Promise.all(
    [watched, alone].map(async ({ send }) => (await send('POST', '/auth/register/', { json })).body),
  );
  expect(bodies[0]).toEqual(bodies[1]);
});

/** Returns all entries of the log with their code samples. */
async function everything(): Promise<string> {
  const all = await Promise.all(
    (await listed()).map(async ({ id }: { id: string }) => (await read(`/requests/${id}/`)).body),
  );
  return JSON.stringify([await listed(), all]);
}

it('hides the secrets of every operation that accepts or returns secrets', async () => {
  const secrets = new Set<string>();
  const keep = (...values: unknown[]) => {
    for (const value of values) secrets.add(String(value));
  };
  const member = await registerMember(open);
  const { access: token, id } = member;
  keep(member.access, member.refresh, PASSWORD);
  const send = async (method: string, path: string, options: Parameters<typeof open.send>[2] = {}) => {
    const response = await open.send(method, path, options);
    expect([path, response.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)]);
    const code = response.headers.get('X-Sandbox-Code');
    if (code !== null) keep(code);
    return response;
  };
  const { body } = await send('POST', '/auth/login/', {
    json: { username: member.email, password: PASSWORD },
  });
  keep(body.token.access, body.token.refresh);
  const renewed = await send('POST', '/auth/refresh/', { json: { refresh_token: body.token.refresh } });
  keep(renewed.body.access_token, renewed.body.refresh_token);
  const wallet = await connectWallet(open, member);
  expect(wallet.status).toBe(200);
  keep(wallet.body.access_token);
  for (const { request, response } of await recordExchanges('/auth/nonce/', '/auth/verify/')) {
    expect(JSON.stringify([request, response])).toContain('<hidden>');
    expect(JSON.stringify([request, response])).not.toMatch(/[\da-f]{64}|Nonce: |\[\s*\d/);
  }
  const changed = { current_password: PASSWORD, new_password: 'other-waves-2027' };
  keep(changed.new_password);
  await send('POST', '/user/profile/change-password/', { token, json: changed });
  const json = {
    ...{ legal_name: '한지우', english_name: 'Han Jiwoo', birth_date: '1988-02-29', nationality: 'KR' },
    address: { country: 'KR', postal_code: '04036', region: '서울', city: '마포구', line1: '양화로 45' },
    ...{ occupation: 'employee', source_of_funds: 'salary', politically_exposed: false },
  };
  keep(json.birth_date);
  await send('POST', `/users/${id}/kyc/personal-info/`, { token, json });
  const form = new FormData();
  form.append('file', new File([png()], 'passport-M12345678.png'));
  form.append('document_type', 'passport');
  form.append('document_side', 'single');
  form.append('issuing_country', 'KR');
  form.append('expiry_date', '2099-05-14');
  keep('M12345678');
  await kycCodes(token, member, send);
  await send('POST', '/kyc/documents/upload/', { token, body: form });
  await send('GET', `/users/${id}/kyc/documents/`, { token });

  // Secrets in unexpected fields and on unknown paths.
  const cookie = { Cookie: 'sid=crumbs-of-a-session', 'X-CSRF-Token': 'csrf-of-a-page' };
  keep('crumbs-of-a-session', 'csrf-of-a-page', 'hunter2');
  await open.send('GET', `/team-members/?access_token=${token}&hint=hunter2`, { headers: cookie });
  await open.send('POST', '/auth/login/', { json: { username: member.email, pasword: 'hunter2' } });
  await open.send('POST', '/auth/logn/', { json: { username: 'hunter2' } });
  await open.send('POST', '/auth/login/', { body: 'password=hunter2' });
  await open.send('POST', '/auth/login/', { json: ['hunter2'] });
  await open.send('GET', `/v1/rwa/assets/${token}/`, { token: 'hunter2-as-a-token' });

  const text = await everything();
  for (const secret of secrets) expect([secret, text.includes(secret)]).toEqual([secret, false]);
  expect(text).not.toMatch(/eyJ/);
  // Tokens issued in the same second are identical.
  expect(secrets.size).toBeGreaterThanOrEqual(12);
  // Public requests stay readable and can be resent.
  const kim = await signIn(open);
  const login = (await recordExchanges('/auth/login/'))[0];
  expect(login.request.body.text).toContain('gli-sandbox-2026');
  expect(login.can_resend).toBe(true);
  expect(JSON.stringify(login)).not.toContain(kim.access);
});

async function recordExchanges(...paths: string[]) {
  const found = (await listed()).filter(({ path }: { path: string }) => paths.includes(path));
  return Promise.all(found.map(async ({ id }: { id: string }) => (await read(`/requests/${id}/`)).body));
}

type Send = (
  method: string,
  path: string,
  options?: Parameters<typeof open.send>[2],
) => Promise<TestResponse>;

async function kycCodes(token: string, { id, email }: TestMember, send: Send): Promise<void> {
  const at = `/users/${id}/kyc`;
  const phone = '+82 10-2345-6789';
  const readErrorCode = async (path: string, json: object) =>
    (await send('POST', path, { token, json })).headers.get('X-Sandbox-Code');
  const emailCode = await readErrorCode(`${at}/email-verification/send/`, { email });
  await open.send('POST', `${at}/email-verification/verify/`, {
    token,
    json: { verification_code: emailCode },
  });
  const phoneCode = await readErrorCode(`${at}/phone-verification/send/`, { phone });
  await open.send('POST', `${at}/phone-verification/verify/`, {
    token,
    json: { phone, verification_code: phoneCode },
  });
}

it('hides every field that the contract marks as secret', async () => {
  const SECRET =
    /"(?:\w*password|access|refresh|access_token|refresh_token|nonce|signature|verification_code|birth_date|file_name)": (?!"<hidden>"|null|\{|"gli-sandbox-2026")/;
  for (const operation of contractOperations) {
    // Uses examples, because they have no side effects and cover every success response.
    for (const status of [...operation.responses.keys()].filter((one) => one < 300)) {
      await open.send(operation.method, buildAddress(operation), {
        ...buildBody(operation),
        headers: { Prefer: `code=${status}` },
      });
    }
  }
  const text = await everything();
  expect(text.replaceAll('\\"', '"')).not.toMatch(SECRET);
  expect(text).toContain('<hidden>');
});

it.each(['text/plain', 'application/json'])(
  'logs a deeply nested body of %s without its content',
  async (type) => {
    const body = `{"username":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const sent = await open.send('POST', '/auth/login/', { body, headers: { 'Content-Type': type } });
    expect([sent.status, sent.body.code]).toEqual(
      type === 'text/plain' ? [415, 'unsupported_media_type'] : [400, 'malformed_json'],
    );
    expect((await detail(sent)).request.body).toEqual({
      text: '<hidden>',
      bytes: 10_013,
      is_complete: false,
    });
  },
);

it('prints and leaves out a request that cannot be logged', async () => {
  const printed: string[] = [];
  const { db } = open.sandbox.database;
  const tokens = { key: new Uint8Array(), issue: () => Promise.reject(), verify: () => Promise.reject() };
  const log = new RequestLog(db, tokens, (line) => printed.push(line));
  const context = { req: { raw: new Request('http://sandbox.test/api/team-members/') } } as Context;
  const response = new Response(null, { headers: { 'X-Request-Id': 'id' } });
  Object.defineProperty(context.req, 'header', {
    value: () => {
      throw new RangeError('Too deep.');
    },
  });
  Object.defineProperty(context.req, 'arrayBuffer', { value: async () => new ArrayBuffer(1) });
  Object.defineProperty(context.req.raw, 'bodyUsed', { value: true });
  await log.add({ context, at: new Date(), response });
  expect(await log.list()).toEqual([]);
  expect(printed.join()).toContain('Too deep.');
});
