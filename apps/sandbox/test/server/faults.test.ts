import { createGliClient, type GliClientOptions, GliNetworkError, memoryTokenStore } from '@gli/sdk';
import { investInRwaAsset, listInvestments } from '@gli/sdk/operations';
import { expect, it } from 'vitest';
import { contractOperation } from '../../src/core/contract/operations.ts';
import { getCompletionOrder } from '../completion-order.ts';
import { control } from '../controls/control.ts';
import { registerMember } from '../members.ts';
import { freshData, startTestSandbox, type TestSandbox } from '../sandbox.ts';

it('delays responses by the given latency', async () => {
  const latencies = [500, 10];
  const sandboxes = await Promise.all(latencies.map((latencyMs) => startTestSandbox({ latencyMs })));
  const responses = sandboxes.map(async ({ send }, index) => {
    expect((await send('GET', '/team-members/')).status).toBe(200);
    return latencies[index];
  });
  expect(await getCompletionOrder(responses)).toEqual([10, 500]);
});

it('fails requests at the given rate, without side effects', async () => {
  const dice = [0.29, 0.3, 0.99, 0];
  const { send } = await startTestSandbox({ failureRate: 0.3, random: () => dice.shift() ?? 1 });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index++) statuses.push((await send('GET', '/team-members/')).status);
  expect(statuses).toEqual([500, 200, 200, 500]);
});

it('returns the contract’s server error for an injected failure', async () => {
  const { send } = await startTestSandbox({ failureRate: 1 });
  const json = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
  expect(await send('POST', '/auth/login/', { json })).toMatchObject({
    status: 500,
    body: { code: 'server_error' },
  });
});

// Tests each fault with an SDK client over a real connection.
const torture = await startTestSandbox({ controls: true });
const address = await torture.sandbox.listen(0);
const faults = (...texts: string[]) => control(torture, 'PUT', '/faults/', { faults: texts });

async function sdkClient(sleep?: GliClientOptions['sleep']) {
  const { access, refresh, id } = await registerMember(torture);
  const tokens = memoryTokenStore({ access, refresh });
  const retry = { retries: 2, baseDelayMs: 1 };
  return { id, tokens, client: createGliClient({ baseUrl: address, tokens, retry, sleep }) };
}
const invest = { id: 'ast_5gw8n2kd7q', body: { amount: '500', accepted_risk: true } } as const;

it.each(['drop@2', 'cut@2'])(
  'makes the SDK retry after the fault %s without investing twice',
  async (kind) => {
    const { client } = await sdkClient();
    await faults(`investInRwaAsset=${kind}`);
    const made = await investInRwaAsset(client, invest);
    const { results } = await listInvestments(client);
    expect(results.map(({ id }) => id)).toEqual([made.id]);
  },
);

it('returns an example from the contract until the fault ends, without side effects', async () => {
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

it('makes the SDK report a network error without investing twice if every response is dropped', async () => {
  const { client } = await sdkClient();
  await faults('investInRwaAsset=drop');
  await expect(investInRwaAsset(client, invest)).rejects.toBeInstanceOf(GliNetworkError);
  expect((await listInvestments(client)).count).toBe(1);
});

it('makes the SDK wait for Retry-After at a rate limit', async () => {
  const delaysMs: number[] = [];
  const { client } = await sdkClient(async (ms) => void delaysMs.push(ms));
  await faults('listInvestments=limit:1@2');
  expect((await listInvestments(client)).count).toBe(0);
  expect(delaysMs).toEqual([1000]);
});

it('keeps the session after a failed refresh and refreshes on the next call', async () => {
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

it('delays only one of two concurrent requests', async () => {
  const { client } = await sdkClient();
  await faults('listInvestments=delay:3@2');
  // Either of two concurrent requests may be counted first.
  const pair = [1, 2].map((page_size) => listInvestments(client, { page_size }).then(() => 'pair'));
  const later = Promise.race(pair).then(async () => {
    await torture.send('GET', '/team-members/');
    return 'later';
  });
  expect(await getCompletionOrder([...pair, later])).toEqual(['pair', 'later', 'pair']);
});

it('applies a fault from the Prefer header without adding it to the shared faults', async () => {
  await faults();
  const { client } = await sdkClient();
  const headers = { Prefer: 'fault=limit:60' };
  await expect(listInvestments(client, {}, { headers })).rejects.toMatchObject({ status: 429 });
  expect((await control(torture, 'GET', '/faults/')).body).toEqual({ faults: [] });
  expect(await faults('everything=drop')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

const readStatus = async ({ send }: TestSandbox, headers = {}) =>
  (await send('GET', '/team-members/', { headers })).status;

it('starts a branch with the current faults, then manages its faults separately', async () => {
  const headers = { 'X-Sandbox-Branch': 'calm' };
  await faults('listTeamMembers=fail');
  await control(torture, 'POST', '/branches/', { name: 'calm' });
  expect(await readStatus(torture, headers)).toBe(500);
  await control(torture, 'PUT', '/faults/', { faults: [] }, headers);
  expect(await readStatus(torture, headers)).toBe(200);
  expect(await readStatus(torture)).toBe(500);
  await faults();
});

const isPostgres = process.env.GLI_TEST_DATABASE_URL !== undefined;
it.runIf(isPostgres)(
  'shares faults and their counts among all sandboxes on a database, even after a restart',
  async () => {
    const { data } = await freshData();
    const one = await startTestSandbox({ controls: true, data });
    const two = await startTestSandbox({ controls: true, data });
    await control(one, 'PUT', '/faults/', { faults: ['listTeamMembers=fail@3'] });
    expect((await control(two, 'GET', '/faults/')).body).toEqual({ faults: ['listTeamMembers=fail:1@3'] });
    const statuses: number[] = [];
    for (const sandbox of [one, two, two, one, one, two, two]) statuses.push(await readStatus(sandbox));
    expect(statuses).toEqual([500, 200, 200, 500, 200, 200, 500]);

    // A flag replaces all active faults. Without it, a sandbox keeps them, or clears them if they could not be removed.
    const three = await startTestSandbox({
      controls: true,
      data,
      faults: [{ kind: 'fail', operation: 'listTeamMembers', seconds: 1, everyNth: 1 }],
    });
    expect(three.log.at(-1)).toBe('Active faults: listTeamMembers=fail:1@1');
    expect(await readStatus(two)).toBe(500);
    const closed = await startTestSandbox({ data });
    expect(await readStatus(closed)).toBe(200);
    await control(two, 'PUT', '/faults/', { faults: [] });
    for (const sandbox of [one, two, three]) expect(await readStatus(sandbox)).toBe(200);
  },
);
