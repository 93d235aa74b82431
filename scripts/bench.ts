// npm run bench [--against <folder of another build of the app>]: results as ratios against peers in one run. Machines are
// noisy: compare rows, not runs.
import { runSteps } from './steps.ts';

process.exitCode = (await runSteps([
  { name: 'size of the SDK', command: process.execPath, args: ['packages/sdk/bench/size.ts'] },
  { name: 'cost of a call', command: process.execPath, args: ['packages/sdk/bench/overhead.ts'] },
  { name: 'sizes of the wallet', command: process.execPath, args: ['packages/wallet/bench/size.ts'] },
  {
    name: 'pages on a slow phone beside a static page',
    command: process.execPath,
    args: ['scripts/measure/pages.ts', ...process.argv.slice(2)],
  },
  {
    name: 'from an input to the next paint',
    command: process.execPath,
    args: ['scripts/measure/interactions.ts', ...process.argv.slice(2)],
  },
  {
    name: 'the first tap on the first page',
    command: process.execPath,
    args: ['scripts/measure/first-tap.ts', ...process.argv.slice(2)],
  },
  { name: 'the sandbox beside Prism', command: process.execPath, args: ['apps/sandbox/bench/load.ts'] },
]))
  ? 0
  : 1;
