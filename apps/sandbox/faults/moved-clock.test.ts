import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../test/start-postgres.ts';
import { auditLedger } from './audit-ledger.ts';
import { type SandboxProcess, startProcess } from './sandbox-process.ts';

let postgres: PostgresServer;
let sandboxes: readonly [SandboxProcess, SandboxProcess];

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
  const start = () => startProcess(postgres, { args: ['--controls'] });
  sandboxes = [await start(), await start()];
});

afterAll(async () => {
  for (const sandbox of sandboxes) await sandbox.stop();
  await postgres.stop();
});

type Reading = { readonly now: string; readonly mode: string };

async function callClock({ address }: SandboxProcess, move?: object): Promise<Reading> {
  const init = move ? { method: 'POST', body: JSON.stringify(move) } : {};
  const response = await fetch(new URL('/sandbox/clock/', address), init);
  expect(response.status).toBe(200);
  return response.json();
}

test('never goes back when two sandboxes move it at the same time', async () => {
  const [one, two] = sandboxes;
  for (let round = 0; round < 4; round++) {
    const told = await Promise.all([
      callClock(one, { advance: 'P60D' }),
      callClock(two, { advance: 'PT1H' }),
    ]);
    const { now, mode } = await callClock(one);
    expect(mode).toBe('running');
    for (const reading of told) expect(Date.parse(reading.now)).toBeLessThanOrEqual(Date.parse(now));
  }
  expect((await auditLedger(postgres)).violations).toEqual([]);
});

test('keeps running when the sandbox that moves it is killed', async () => {
  const [one, two] = sandboxes;
  const before = Date.parse((await callClock(two)).now);
  const move = callClock(one, { advance: 'P5Y' }).catch(() => null);
  while (Date.parse((await callClock(two)).now) < before + 86_400_000) await sleep(1);
  await one.kill();
  expect(await move).toBeNull();
  expect(await callClock(two)).toMatchObject({ mode: 'running' });
  expect((await auditLedger(postgres)).violations).toEqual([]);
});
