// npm test: every check. `npm test -- unit` runs the steps whose name has that word.
import path from 'node:path';
import { findOrInstallChromium, findOrInstallFirefox, findOrInstallHeadlessShell } from './browsers.ts';
import { lintSteps } from './lint-steps.ts';
import { root } from './root.ts';
import { bin, runPhases, type Step } from './steps.ts';

// Of a hundred processes each starts with the same code.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node');

const node = process.execPath;
const projects = [
  '.',
  'packages/validation',
  'packages/sdk',
  'packages/session',
  'packages/wallet',
  'packages/testkit',
  'apps/docs',
  'apps/sandbox',
  'apps/web',
  'apps/web/src/app/service-worker',
];

/** Rules, types and unit tests. */
const checks: Step[] = [
  ...lintSteps,
  ...projects.map((project) => ({
    name: `types of ${project}`,
    // The native compiler checks; the packages keep the one that the generators need.
    command: node,
    args: ['node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit'],
  })),
  { name: 'drift of generated code', command: node, args: ['scripts/generate.ts', '--check'] },
  {
    name: 'unit and contract tests (Vitest)',
    command: bin('vitest'),
    args: ['run', '--project', '!sandbox', '--project', '!testkit'],
  },
];

/** What is published, from its tarballs. */
const packages: Step[] = [
  { name: 'SDK from its tarball, and its size', command: node, args: ['scripts/check-package.ts'] },
  {
    name: 'SDK from its tarball on every runtime',
    command: node,
    args: ['scripts/check-runtimes.ts'],
  },
  { name: 'SDK’s types under TypeScript 5.4 to 7', command: node, args: ['scripts/check-types.ts'] },
  {
    name: 'sandbox from its tarball, an integrator’s journey, documentation and examples in a browser',
    command: node,
    args: ['scripts/check-sandbox-package.ts'],
  },
  {
    name: 'all operations against Prism and MSW',
    command: bin('vitest'),
    args: ['run', '--config', 'packages/sdk/mock/vitest.config.ts'],
  },
];

/** The sandbox on its embedded database, then what breaks it. */
const sandbox: Step[] = [
  { name: 'sandbox on PGlite', command: bin('vitest'), args: ['run', '--project', 'sandbox'] },
  {
    name: 'sandbox under attack (attacks)',
    command: bin('vitest'),
    args: ['run', '--config', 'apps/sandbox/attacks/vitest.config.ts'],
  },
];

/** What is killed and kept. */
const faults: Step[] = [
  {
    name: 'sandbox killed in the middle of writes (faults)',
    command: bin('vitest'),
    args: ['run', '--config', 'apps/sandbox/faults/vitest.config.ts'],
  },
  {
    name: 'two sandboxes on one PostgreSQL through 300 steps (simulation)',
    command: node,
    args: ['apps/sandbox/simulation/run.ts', '--steps', '300', '--postgres'],
  },
];

/** The sandbox on a server, and at random. */
const server: Step[] = [
  {
    name: 'sandbox on PostgreSQL',
    command: bin('vitest'),
    args: ['run', '--project', 'sandbox'],
    env: { GLI_TEST_DATABASE_URL: 'embedded' },
  },
  {
    name: 'sandbox, SDK and ledger through 2,000 steps of one seed (simulation)',
    command: node,
    args: ['apps/sandbox/simulation/run.ts'],
  },
  {
    name: 'sandbox against ten thousand requests of every kind (fuzz)',
    command: bin('vitest'),
    args: ['run', '--config', 'apps/sandbox/fuzz/vitest.config.ts'],
  },
];

/** The app as it is hosted, for the journeys too. */
const builds: Step[] = [
  {
    name: 'build of the app for the browser journeys',
    command: node,
    args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    cwd: 'apps/web',
  },
  {
    name: 'build with test SOL for the browser journeys',
    command: node,
    args: [
      'node_modules/vite/bin/vite.js',
      'build',
      '--logLevel',
      'error',
      '--outDir',
      '.cache/with-airdrop',
    ],
    cwd: 'apps/web',
    env: { VITE_GLI_AIRDROP: '1' },
  },
  {
    name: 'the same build in another folder',
    command: node,
    args: ['apps/web/check-build.ts'],
  },
  {
    name: 'what a visitor downloads of the wallets, and no airdrop in the default build',
    command: node,
    args: ['scripts/check-wallet-chunks.ts'],
  },
  {
    name: 'hosting: a static host, with an API on another origin (browser)',
    command: node,
    args: ['apps/web/check-static-host.ts'],
  },
  {
    name: 'hosting: nginx, and a second build while a browser is open',
    command: node,
    args: ['apps/web/check-hosting.ts'],
  },
  { name: 'sizes of the wallet’s chunks', command: node, args: ['packages/wallet/bench/size.ts'] },
  {
    name: 'local chains and wallets in a browser (testkit)',
    command: bin('vitest'),
    args: ['run', '--project', 'testkit'],
  },
];

/** Alone, several at a time. */
const journeys: Step[] = [
  {
    name: 'browser journeys (Playwright)',
    command: node,
    args: ['scripts/journeys.ts'],
  },
];

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Step) =>
  wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word.toLowerCase()));
/** Each keeps less than one processor busy; the rules come first. */
const lanes = [checks, packages, sandbox, server, faults, builds];
const all = [...lanes.flat(), ...journeys];
const chosen = all.filter(isWanted);
if (chosen.length === 0) {
  const names = all.map(({ name }) => name);
  console.error(`No step has "${wanted.join('" or "')}" in its name:\n  ${names.join('\n  ')}`);
  process.exit(2);
}
if (chosen.some(({ name }) => /browser/.test(name))) {
  process.env.GLI_CHROMIUM = await findOrInstallChromium();
  process.env.GLI_HEADLESS_SHELL ??= (await findOrInstallHeadlessShell()) ?? process.env.GLI_CHROMIUM;
}
if (chosen.some(({ name }) => /journeys \(Playwright\)/.test(name))) {
  // Without one, the journeys run in Chromium alone; CI must have both.
  process.env.GLI_FIREFOX ??= await findOrInstallFirefox().catch((error: Error) => {
    if (process.env.CI) throw error;
    console.warn(`No journeys in Firefox: ${error.message}.`);
    return '';
  });
}
const phases = [lanes, [journeys]].map((phase) => phase.map((lane) => lane.filter(isWanted)));
process.exitCode = (await runPhases(...phases)) ? 0 : 1;
