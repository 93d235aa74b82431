import { createGliClient, GliNetworkError, memoryTokenStore } from '@gli/sdk';
import { investInRwaAsset, listInvestments } from '@gli/sdk/operations';
import { expect, it } from 'vitest';
import { contractOperation } from '../../src/core/contract/operations.ts';
import { control } from '../controls/control.ts';
import { registerMember } from '../members.ts';
import { freshData, startTestSandbox, type TestSandbox } from '../sandbox.ts';

it('delays responses by the latency', async () => {
  const { send } = await startTestSandbox({ latencyMs: 150 });
  const start = performance.now();
  expect((await send('GET', '/team-members/')).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(149);
});

it('fails at the failure rate, before anything happens', async () => {
  const dice = [0.29, 0.3, 0.99, 0];
  const { send } = await startTestSandbox({ failureRate: 0.3, random: () => dice.shift() ?? 1 });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index++) statuses.push((await send('GET', '/team-members/')).status);
  expect(statuses).toEqual([500, 200, 200, 500]);
});

it("fails with the contract's error", async () => {
  const { send } = await startTestSandbox({ failureRate: 1 });
  const json = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
  expect(await send('POST', '/auth/login/', { json })).toMatchObject({
    status: 500,
    body: { code: 'server_error' },
  });
});

// Over a real connection: an SDK client meets each fault.
const torture = await startTestSandbox({ controls: true });
const { Request: NativeRequest, Response: NativeResponse } = globalThis;
const address = await torture.sandbox.listen(0);
// The server replaces them by its own; the next test files of this worker must not see those.
Object.defineProperty(globalThis, 'Request', { value: NativeRequest });
Object.defineProperty(globalThis, 'Response', { value: NativeResponse });
const faults = (...texts: string[]) => control(torture, 'PUT', '/faults/', { faults: texts });

async function sdkClient() {
  const { access, refresh, id } = await registerMember(torture);
  const tokens = memoryTokenStore({ access, refresh });
  const retry = { retries: 2, baseDelayMs: 1 };
  return { id, tokens, client: createGliClient({ baseUrl: address, tokens, retry }) };
}
const invest = { id: 'ast_5gw8n2kd7q', body: { amount: '500', accepted_risk: true } } as const;

it.each(['drop@2', 'cut@2'])(
  '%s after an investment: the SDK sends it again, and it is made once',
  async (kind) => {
    const { client } = await sdkClient();
    await faults(`investInRwaAsset=${kind}`);
    const made = await investInRwaAsset(client, invest);
    const { results } = await listInvestments(client);
    expect(results.map(({ id }) => id)).toEqual([made.id]);
  },
);

it('example: an operation gives an example of the contract until the fault ends, and nothing happens', async () => {
  const { client } = await sdkClient();
  expect((await faults('investInRwaAsset=example:nothing')).status).toBe(400);
  expect((await faults('example:insufficientBalance')).status).toBe(400);
  const [name] = Object.keys(contractOperation('investInRwaAsset').responses.get(409)?.media.examples ?? {});
  expect((await faults(`investInRwaAsset=example:${name}`)).body).toEqual({
    faults: [`investInRwaAsset=example:${name}@1`],
  });
  await expect(investInRwaAsset(client, invest)).rejects.toMatchObject({ status: 409 });
  await faults();
  expect((await listInvestments(client)).count).toBe(0);
  await investInRwaAsset(client, invest);
});

it('drop each time: the SDK gives up with a network error, and the effect is there once', async () => {
  const { client } = await sdkClient();
  await faults('investInRwaAsset=drop');
  await expect(investInRwaAsset(client, invest)).rejects.toBeInstanceOf(GliNetworkError);
  expect((await listInvestments(client)).count).toBe(1);
});

it('limit: the SDK waits as long as Retry-After says', async () => {
  const { client } = await sdkClient();
  await faults('listInvestments=limit:1@2');
  const start = performance.now();
  expect((await listInvestments(client)).count).toBe(0);
  expect(performance.now() - start).toBeGreaterThanOrEqual(990);
});

it('a refresh that fails keeps the session, and the next one renews it', async () => {
  const { client, tokens } = await sdkClient();
  const before = await tokens.get();
  torture.advance(16 * 60_000);
  await faults('refreshAccessToken=fail');
  await expect(listInvestments(client)).rejects.toThrow();
  expect(await tokens.get()).toEqual(before);
  await faults();
  expect((await listInvestments(client)).count).toBe(0);
  expect(await tokens.get()).not.toEqual(before);
});

it('delay of one of two: the other does not wait for it', async () => {
  const { client } = await sdkClient();
  await faults('listInvestments=delay:3@2');
  // Of two sent together, either may be counted first.
  const seconds = await Promise.all(
    [1, 2].map(async (page_size) => {
      const start = performance.now();
      await listInvestments(client, { page_size });
      return (performance.now() - start) / 1000;
    }),
  );
  expect(seconds.filter((taken) => taken >= 2.99)).toHaveLength(1);
});

it('is asked for by one request, too, without a flag', async () => {
  await faults();
  const { client } = await sdkClient();
  const headers = { Prefer: 'fault=limit:60' };
  await expect(listInvestments(client, {}, { headers })).rejects.toMatchObject({ status: 429 });
  expect((await control(torture, 'GET', '/faults/')).body).toEqual({ faults: [] });
  expect(await faults('everything=drop')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

const statusOf = async ({ send }: TestSandbox, headers = {}) =>
  (await send('GET', '/team-members/', { headers })).status;

it('a branch begins with the faults that stand, and then has its own', async () => {
  const headers = { 'X-Sandbox-Branch': 'calm' };
  await faults('listTeamMembers=fail');
  await control(torture, 'POST', '/branches/', { name: 'calm' });
  expect(await statusOf(torture, headers)).toBe(500);
  await control(torture, 'PUT', '/faults/', { faults: [] }, headers);
  expect(await statusOf(torture, headers)).toBe(200);
  expect(await statusOf(torture)).toBe(500);
  await faults();
});

const isPostgres = process.env.GLI_TEST_DATABASE_URL !== undefined;
it.runIf(isPostgres)('hold in every sandbox on one database, turn by turn, and over a restart', async () => {
  const { data } = await freshData();
  const one = await startTestSandbox({ controls: true, data });
  const two = await startTestSandbox({ controls: true, data });
  await control(one, 'PUT', '/faults/', { faults: ['listTeamMembers=fail@3'] });
  expect((await control(two, 'GET', '/faults/')).body).toEqual({ faults: ['listTeamMembers=fail:1@3'] });
  const statuses: number[] = [];
  for (const sandbox of [one, two, two, one, one, two, two]) statuses.push(await statusOf(sandbox));
  expect(statuses).toEqual([500, 200, 200, 500, 200, 200, 500]);

  // A flag replaces them in all; who starts without one takes what stands, or none when nobody could end it.
  const three = await startTestSandbox({
    controls: true,
    data,
    faults: [{ kind: 'fail', operation: 'listTeamMembers', seconds: 1, oneOf: 1 }],
  });
  expect(three.log.at(-1)).toBe('Faults until they are ended: listTeamMembers=fail:1@1');
  expect(await statusOf(two)).toBe(500);
  const closed = await startTestSandbox({ data });
  expect(await statusOf(closed)).toBe(200);
  await control(two, 'PUT', '/faults/', { faults: [] });
  for (const sandbox of [one, two, three]) expect(await statusOf(sandbox)).toBe(200);
});
