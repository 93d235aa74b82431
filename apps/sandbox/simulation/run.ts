// People, a bad network, restarts, crashes and the clock, all from one seed:
//   node apps/sandbox/simulation/run.ts [--seed 1] [--steps 2000] [--minutes 60] [--postgres] [--only 3,17] [--shrink]
import { parseArgs } from 'node:util';
import { runStatement, startPostgres } from '../test/start-postgres.ts';
import { type Plan, type Result, simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    steps: { type: 'string', default: '2000' },
    /** Seed after seed, for so long. */
    minutes: { type: 'string', default: '0' },
    /** Two sandboxes on one embedded PostgreSQL, whose timing no seed repeats. */
    postgres: { type: 'boolean', default: false },
    only: { type: 'string' },
    /** Finds a few of the steps that break the same rule. */
    shrink: { type: 'boolean', default: false },
  },
});
const MAX_SHRINKING_RUNS = 40;

const steps = Number(values.steps);
const only = values.only === undefined ? null : new Set(values.only.split(',').map(Number));
const server = values.postgres ? await startPostgres(['max_connections=100', 'fsync=off']) : null;
let databases = 0;

const started = performance.now();
let seed = Number(values.seed);
let total = 0;
try {
  do {
    const result = await run({ seed, steps, only });
    total += result.taken.length;
    report(seed, result);
    if (result.failure) {
      await explain(seed, result);
      process.exitCode = 1;
      break;
    }
    seed++;
  } while (performance.now() - started < Number(values.minutes) * 60_000);
} finally {
  await server?.stop();
}
const { user, system } = process.cpuUsage();
console.log(
  `${total} steps in ${Math.round((performance.now() - started) / 1000)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU.`,
);

async function run(plan: Plan): Promise<Result> {
  if (server === null) return simulate(plan);
  const name = `simulation_${++databases}`;
  await runStatement(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  try {
    return await simulate({ ...plan, url: url.href });
  } finally {
    await runStatement(server.url, `drop database ${name} with (force)`);
  }
}

function report(of: number, { failure, taken, counts, digest }: Result): void {
  const figures = [...counts].toSorted().map(([what, count]) => `${what} ${count}`);
  const outcome = failure === null ? 'no rule was broken' : `step ${failure.step} broke a rule`;
  console.log(
    `Simulation, seed ${of}: ${taken.length} steps, ${outcome}; ${figures.join(', ')}; digest ${digest}`,
  );
}

async function explain(of: number, { failure, taken }: Result): Promise<void> {
  if (!failure) return;
  for (const finding of failure.findings) console.error(`  ${finding}`);
  const again = `node apps/sandbox/simulation/run.ts --seed ${of} --steps ${failure.step}${values.postgres ? ' --postgres' : ''}`;
  console.error(`Again: ${again}${values.only === undefined ? '' : ` --only ${values.only}`}`);
  // What two sandboxes do at the same moment is not the same twice.
  if (values.postgres || !values.shrink) return;
  const fewer = await shrink(of, failure.step, taken);
  console.error(`The same with ${fewer.length} steps: ${again} --only ${fewer.join(',')}`);
}

/** Leaves out steps, in ever smaller pieces, as long as the last one still breaks a rule. */
async function shrink(of: number, last: number, taken: readonly number[]): Promise<readonly number[]> {
  let kept = taken;
  let runs = 0;
  for (
    let size = Math.ceil(kept.length / 2);
    size >= 1 && runs < MAX_SHRINKING_RUNS;
    size = Math.floor(size / 2)
  ) {
    for (let from = 0; from < kept.length - 1 && runs < MAX_SHRINKING_RUNS; ) {
      const fewer = kept.filter((step, index) => step === last || index < from || index >= from + size);
      runs++;
      const { failure } = await simulate({ seed: of, steps: last, only: new Set(fewer) });
      if (failure?.step === last && fewer.length < kept.length) kept = fewer;
      else from += size;
    }
  }
  return kept;
}
