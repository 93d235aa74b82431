// npm run lint, npm test, npm run test:all and npm run test:nightly: runs a list of Turborepo tasks, then prints the end
// of each failed task's output, one line per task and the processor time of all.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './options.ts';
import { root } from './root.ts';
import { bin } from './run-program.ts';
import { checkTime, readChildrenSeconds } from './test-times.ts';

const LINT = [
  'lint:code',
  'lint:imports',
  'lint:unused',
  'lint:contract',
  'lint:changes',
  'lint:dependencies',
  'lint:commits',
  'lint:prose',
];
const CHECKS = [...LINT, 'generate:check', 'typecheck', 'test', 'size'];
/** Tasks of `test:all` except `test:e2e`. `test:smoke` is omitted, because `test:e2e` includes it. */
const ALL = [
  ...CHECKS,
  'build',
  'test:mock',
  'test:slow',
  'test:package',
  'test:runtimes',
  'test:postgres',
  'test:attacks',
  'test:faults',
  'test:fuzz',
  'test:simulation',
  'test:hosting',
  'test:webkit',
];
/** Tasks with larger counts, more engines or more languages when `GLI_NIGHTLY` is set. */
const NIGHTLY = [
  'test:simulation:hour',
  'build',
  'test:simulation',
  'test:package',
  'test:runtimes',
  'test:faults',
  'test:fuzz',
  'test:webkit',
  'test:pictures',
];
/** Lines printed again for a failed task, because its output may be thousands of lines above. */
const FAILED_OUTPUT_LINES = 60;
/** Groups run one after another, because browser journeys use every core. */
const lists = new Map([
  ['lint', [LINT]],
  ['test', [CHECKS, ['test:smoke']]],
  ['test:all', [ALL, ['test:e2e']]],
  ['test:nightly', [NIGHTLY, ['test:e2e']]],
]);

type Task = {
  taskId: string;
  /** The file with its output, unless its result is never cached. */
  logFile?: string;
  cache: { status: string };
  execution?: { startTime: number; endTime: number; exitCode: number | null };
};

const [name = '', ...args] = process.argv.slice(2);
const list = lists.get(name);
if (!list) {
  console.error(`Unknown list of tasks "${name}". Known: ${[...lists.keys()].join(', ')}.`);
  process.exit(2);
}
const command = name === 'test' ? 'npm test' : `npm run ${name}`;
const { values, positionals } = readArguments(
  `${command}: runs ${list.flat().join(', ')}.
Then prints the end of each failed task's output.

  ${command} -- typecheck              runs only this task
  ${command} -- @gli/sdk#typecheck     runs only this task of one package
  ${command} -- --filter=@gli/session  runs the tasks of one package. Can be repeated
  ${command} -- --force                runs every task, even if its inputs have not changed since it passed`,
  { filter: { type: 'string', multiple: true, default: [] }, force: { type: 'boolean', default: false } },
  args,
  true,
);
const known = new Set(list.flat());
const unknown = positionals.find((task) => !known.has(task.split('#').at(-1) ?? ''));
if (unknown !== undefined) {
  console.error(`${command} has no task ${unknown}. Known: ${[...known].join(', ')}.`);
  process.exit(2);
}
const groups = positionals.length > 0 ? [positionals] : list;
const runs = path.join(root, '.turbo/runs');
rmSync(runs, { recursive: true, force: true });
const env = {
  TURBO_TELEMETRY_DISABLED: '1',
  ...process.env,
  ...(name === 'test:nightly' && { GLI_NIGHTLY: '1' }),
};
for (const tasks of groups) {
  const { status } = spawnSync(
    bin('turbo'),
    // Vitest uses every core itself, so two tasks at a time are enough.
    [
      ...['run', ...tasks, '--summarize', '--continue=dependencies-successful', '--concurrency=2'],
      ...values.filter.map((filter) => `--filter=${filter}`),
      ...(values.force ? ['--force'] : []),
    ],
    { cwd: root, stdio: 'inherit', env },
  );
  if (status !== 0) process.exitCode = 1;
}
printTable();

function printTable(): void {
  const summaries: { tasks: Task[] }[] = globSync('*.json', { cwd: runs })
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(runs, file), 'utf8')));
  // A task that an earlier group ran is a cache hit here. Keep its first row.
  const tasks = new Map<string, Task>();
  for (const task of summaries.flatMap((summary) => summary.tasks))
    if (!tasks.has(task.taskId)) tasks.set(task.taskId, task);
  const rows = [...tasks.values()].filter(
    (task) => task.execution !== undefined || task.cache.status === 'HIT',
  );
  const failed = rows.filter(({ execution }) => execution && execution.exitCode !== 0);
  for (const task of failed) printOutput(task);
  for (const task of rows) console.log(formatRow(task));
  if (failed.length > 0)
    console.error(`\nRepeat what failed: ${command} -- ${failed.map(({ taskId }) => taskId).join(' ')}`);
  if (failed.some(({ taskId }) => taskId.endsWith('#lint:code')))
    console.error('npm run format fixes formatting, import order and everything else that has a safe fix.');
  const seconds = readChildrenSeconds();
  if (seconds !== undefined) console.log(`\n${Math.round(seconds)} s of processor time`);
  const isWhole = failed.length === 0 && rows.every(({ cache }) => cache.status !== 'HIT');
  if (seconds !== undefined && isWhole && positionals.length + values.filter.length === 0) {
    const problem = checkTime(name, seconds);
    if (problem) console.error(problem);
    // Elsewhere, the processor may be another.
    if (problem && process.env.CI) process.exitCode = 1;
  }
  console.log(`\n${rows.length - failed.length} passed, ${failed.length} failed`);
}

function printOutput({ taskId, logFile }: Task): void {
  const file = path.join(root, logFile ?? '');
  if (logFile === undefined || !existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  console.error(`\nThe end of ${taskId}'s output (${logFile}):\n`);
  console.error(`${lines.slice(-FAILED_OUTPUT_LINES).join('\n')}\n`);
}

function formatRow({ taskId, cache, execution }: Task): string {
  if (cache.status === 'HIT') return `✓ ${taskId} (cached)`;
  if (!execution) return `- ${taskId}`;
  const seconds = ((execution.endTime - execution.startTime) / 1000).toFixed(1);
  return `${execution.exitCode === 0 ? '✓' : '✗'} ${taskId} (${seconds} s)`;
}
