// Tests that a killed sandbox or database loses no acknowledged write and repeats none. Set FAULT_SEED to repeat a run,
// apart from its timing, and FAULT_KILLS or FAULT_DATABASE_KILLS to make it longer.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { SeededRandom } from '../fuzz/random.ts';
import { isNightly } from '../test/nightly.ts';
import { startPostgres } from '../test/start-postgres.ts';
import { auditLedger } from './audit-ledger.ts';
import type { Sent } from './journal.ts';
import { RunSummary } from './run-summary.ts';
import { type SandboxProcess, startAuditedProcess, startProcess } from './sandbox-process.ts';
import { runMemberWorkload } from './workload.ts';

const seed = Number(process.env.FAULT_SEED ?? 20_261_121);
const folderKills = Number(process.env.FAULT_KILLS ?? (isNightly ? 10 : 5));
const postgresKills = isNightly ? 5 : 3;
const databaseKills = Number(process.env.FAULT_DATABASE_KILLS ?? (isNightly ? 5 : 3));
const members = 4;
/** Limits of the random number of responses and the random delay before a kill. */
const killAfter = { leastResponses: 5, mostResponses: 80, mostMs: 25 };

describe('a data folder', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gli-faults-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test(`neither loses nor duplicates a write across ${folderKills} kills`, async () => {
    const random = new SeededRandom(seed);
    const tally = new RunSummary(seed);
    const data = path.join(folder, 'data');
    let sandbox = await startAuditedProcess(data);
    for (let kill = 0; kill < folderKills; kill++) {
      const journal = await workAndKill([sandbox], sandbox.kill, random);
      sandbox = await startAuditedProcess(data);
      await tally.check(sandbox.address, journal, await sandbox.findViolations());
    }
    await tally.recheck(sandbox.address);
    await sandbox.stop();
    tally.report('PGlite in a folder', await auditLedger({ folder: data }));
  });
});

describe('a PostgreSQL database shared by two sandboxes', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test(`neither loses nor duplicates a write retried on the other sandbox across ${postgresKills} kills`, async () => {
    const random = new SeededRandom(seed + 1);
    const tally = new RunSummary(seed);
    let victim = await startProcess(postgres);
    let survivor = await startProcess(postgres);
    for (let kill = 0; kill < postgresKills; kill++) {
      const journal = await workAndKill([victim, survivor], victim.kill, random);
      const audit = await auditLedger(postgres);
      // Retries immediately on the surviving sandbox, while PostgreSQL may still have the killed sandbox's transactions
      // open.
      await tally.check(survivor.address, journal, audit.violations);
      [victim, survivor] = [survivor, await startProcess(postgres)];
    }
    await tally.recheck(survivor.address);
    await Promise.all([victim.stop(), survivor.stop()]);
    tally.report('PostgreSQL, two sandboxes', await auditLedger(postgres));
  });
});

describe('a PostgreSQL database that is killed', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test(`neither loses nor duplicates a write across ${databaseKills} kills`, async () => {
    const random = new SeededRandom(seed + 2);
    const tally = new RunSummary(seed);
    const sandbox = await startProcess(postgres);
    for (let kill = 0; kill < databaseKills; kill++) {
      const journal = await workAndKill([sandbox], postgres.crash, random);
      await waitUntilHealthy(sandbox);
      const audit = await auditLedger(postgres);
      await tally.check(sandbox.address, journal, audit.violations);
    }
    await tally.recheck(sandbox.address);
    await sandbox.stop();
    tally.report('PostgreSQL, killed database', await auditLedger(postgres));
  });
});

/** Waits until the running sandbox has reconnected to the database. */
async function waitUntilHealthy({ address }: SandboxProcess): Promise<void> {
  const health = new URL('/sandbox/health/', address);
  while ((await fetch(health)).status !== 200) await sleep(100);
}

/** Lets members write to all sandboxes and then kills a process. Returns the journal. */
async function workAndKill(
  sandboxes: readonly [SandboxProcess, ...SandboxProcess[]],
  kill: () => Promise<void>,
  random: SeededRandom,
): Promise<Sent[]> {
  const journal: Sent[] = [];
  let isOver = false;
  const writers = Array.from({ length: members }, (_, index) => {
    const { address } = sandboxes[index % sandboxes.length] ?? sandboxes[0];
    const own = new SeededRandom(Math.floor(random.next() * 2 ** 32));
    return runMemberWorkload({ address, random: own, journal, isOver: () => isOver });
  });
  const workload = Promise.all(writers);
  const { leastResponses, mostResponses, mostMs } = killAfter;
  const responses = leastResponses + random.next() * (mostResponses - leastResponses);
  const pauseMs = random.next() * mostMs;
  while (journal.filter((sent) => sent.response !== null).length < responses) {
    // If a writer fails, the wait ends and the test fails.
    await Promise.race([sleep(2), workload]);
  }
  await sleep(pauseMs);
  await kill();
  isOver = true;
  await workload;
  return journal;
}
