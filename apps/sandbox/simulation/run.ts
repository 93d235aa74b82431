// Simulates people, a bad network, restarts, crashes and the clock, as fast-check model runs:
//   node apps/sandbox/simulation/run.ts [--seed 1] [--steps 1000] [--minutes 60] [--postgres]
// Runs, unless steps or minutes are given, until every kind of step was taken, but at least 200 steps (60 on
// PostgreSQL), or 500 (150) with GLI_NIGHTLY=1. If a seed breaks a rule, prints the smallest number of steps that does,
// with the path and replayPath to rerun only those:
//   node apps/sandbox/simulation/run.ts --seed 1 --path "0:1:2" --replay "AAB:C"
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { isNightly } from '../test/nightly.ts';
import { runStatement, startPostgres } from '../test/start-postgres.ts';
import { welcome } from './actions.ts';
import { anyStep, listKinds, supply } from './steps.ts';
import { World } from './world.ts';

/** Max number of steps per seed. The average is half of that. */
const MAX_STEPS_PER_SEED = 1000;
const MAX_SHRINKS = 40;
/** Number of members at the start. */
const FIRST_PEOPLE = 2;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    /** Min number of steps. Seeds run one after another until it is reached. */
    steps: { type: 'string' },
    /** Min duration, in minutes. */
    minutes: { type: 'string' },
    /** Runs two sandboxes on one embedded PostgreSQL. Their timing cannot be repeated with a seed. */
    postgres: { type: 'boolean', default: false },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
});
const server = values.postgres ? await startPostgres(['max_connections=100', 'fsync=off']) : null;
const isReplay = values.path !== undefined;
const isTimed = values.minutes !== undefined || isReplay;
const isDefault = values.steps === undefined && !isTimed;
const minSteps = isTimed ? 0 : Number(values.steps ?? countDefaultSteps());
const minMs = Number(values.minutes ?? 0) * 60_000;

const started = performance.now();
let seed = Number(values.seed);
let total = 0;
let databases = 0;
const missingKinds = new Set(isDefault ? listKinds(values.postgres) : []);
try {
  do {
    const details = await simulate(seed);
    if (details.failed) {
      console.error(fc.defaultReportMessage(details));
      process.exitCode = 1;
      break;
    }
    seed++;
  } while (total < minSteps || performance.now() - started < minMs || missingKinds.size > 0);
} finally {
  await server?.stop();
}
const { user, system } = process.cpuUsage();
console.log(
  `${total} steps in ${Math.round((performance.now() - started) / 1000)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU.`,
);

function countDefaultSteps(): number {
  if (isNightly) return values.postgres ? 150 : 500;
  return values.postgres ? 60 : 200;
}

/** Runs the steps of a seed. Shrinks the steps that break a rule, unless two sandboxes race. */
function simulate(of: number) {
  const commands = fc.commands([anyStep], {
    maxCommands: MAX_STEPS_PER_SEED,
    size: 'max',
    ...(values.replay === undefined ? {} : { replayPath: values.replay }),
  });
  const property = fc.asyncProperty(fc.limitShrink(commands, MAX_SHRINKS), async (steps) => {
    const database = await newDatabase();
    const world = await World.open(of, database.url, isTimed ? MAX_STEPS_PER_SEED : minSteps);
    try {
      await world.wakeUp();
      for (let index = 0; index < FIRST_PEOPLE; index++) await welcome(world, world.lane(index));
      await supply(world, 2000, 4);
      await fc.asyncModelRun(() => ({ model: world, real: world }), steps);
    } finally {
      total += world.counts.get('steps') ?? 0;
      for (const kind of world.kinds) missingKinds.delete(kind);
      report(of, world);
      await world.close();
      await database.drop();
    }
  });
  return fc.check(property, {
    seed: of,
    numRuns: 1,
    endOnFailure: server !== null || isReplay,
    ...(values.path === undefined ? {} : { path: values.path }),
  });
}

async function newDatabase(): Promise<{ url: string | null; drop: () => Promise<void> }> {
  if (server === null) return { url: null, drop: async () => {} };
  const name = `simulation_${++databases}`;
  await runStatement(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runStatement(server.url, `drop database ${name} with (force)`) };
}

function report(of: number, { findings, counts }: World): void {
  const figures = [...counts].toSorted().map(([what, count]) => `${what} ${count}`);
  const outcome = findings.length === 0 ? 'no rule was broken' : `broke a rule: ${findings[0]}`;
  console.log(`Simulation, seed ${of}: ${outcome}; ${figures.join(', ')}`);
}
