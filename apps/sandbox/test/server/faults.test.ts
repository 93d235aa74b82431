import { expect, it } from 'vitest';
import { startTestSandbox } from '../sandbox.ts';

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
