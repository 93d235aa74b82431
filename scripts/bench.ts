import path from 'node:path';
import { endWith, parseNumber, readOptions } from './options.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

const values = readOptions(
  `npm run bench: results as ratios to peers in one run, and pages against their budgets. Machines are noisy: compare rows,
not runs.

  npm run bench -- --runs 5          loads of each page, 3 by default
  npm run bench -- --cpu-slowdown 2  how much slower Lighthouse makes the processor, 4 by default; less on a slow computer
  npm run bench -- --against 1a2b3c  also measures the pages of that commit, by default of the last tag
  npm run bench -- --check           fails when a budget is not met`,
  {
    runs: { type: 'string', default: '3' },
    'cpu-slowdown': { type: 'string', default: '4' },
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

try {
  runBenches(
    parseNumber('runs', values.runs, 1),
    parseNumber('cpu-slowdown', values['cpu-slowdown'], 1),
    values.against,
    values.check,
  );
} catch (error) {
  endWith(error);
}

function runBenches(runs: number, cpuSlowdown: number, against: string | undefined, check: boolean): void {
  const slowdown = `--cpu-slowdown=${cpuSlowdown}`;
  const options = check ? ['--check'] : [];
  const other = against === undefined ? [] : [`--against=${against}`];
  for (const [name, cwd, args] of [
    ['cost of a call', 'packages/sdk', ['bench/overhead.ts', ...options]],
    ['pages by Lighthouse', 'apps/web', ['bench/pages.ts', String(runs), slowdown, ...other, ...options]],
    ['first visits over slow 3G', 'apps/web', ['bench/slow-network.ts', String(runs), ...other]],
    ['first interactions by Lighthouse', 'apps/web', ['bench/interactions.ts', String(runs), slowdown]],
    ['the sandbox compared with Prism', 'apps/sandbox', ['bench/load.ts']],
    // Prints how much CPU time a flood takes away from other requests.
    [
      'the sandbox under attack',
      'apps/sandbox',
      [vitest, 'run', '--config', 'attacks/vitest.config.ts', 'floods'],
    ],
  ] as const) {
    console.log(`\n── ${name}`);
    if (!runProgram(process.execPath, args, { cwd: path.join(root, cwd) })) process.exitCode = 1;
  }
}
