// Runs a command of the project on a machine that has only Node (18 or later) and npm: fetches the Node and pnpm that
// the project needs, installs the dependencies, and then runs scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const commands = [
  'start',
  'tasks',
  'mock',
  'bench',
  'size',
  'generate',
  'check-commits',
  'check-generators',
  'check-host',
  'release',
  'docs',
];
const [command = '', ...args] = process.argv.slice(2);

// Prism needs Node 24.18. The exact versions are the ones tested last.
const NODE_MIN_VERSION = [24, 18];
const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';
const [PNPM_MAJOR] = PNPM_VERSION.split('.');

// Runs before every installation by pnpm.
if (command === 'check-pnpm') {
  const [, version = '', major] = /^pnpm\/((\d+)\S*)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
  if (major === PNPM_MAJOR) process.exit(0);
  fail(
    `pnpm ${version} cannot install this repository. Run npm start: it fetches pnpm ${PNPM_VERSION} and installs everything.`,
  );
}
if (!commands.includes(command)) {
  console.error(`Unknown command "${command}". Known: ${commands.join(', ')}.`);
  process.exit(2);
}

// Vite takes both for the end of a file's path.
const [unusable] = /[#?]/.exec(root) ?? [];
if (unusable)
  fail(`Vite cannot run in ${root}: its path contains ${unusable}. Move the repository to another folder.`);

/** File with the paths of the tools that npx fetched. It saves the next start a three-second lookup. */
const FETCHED = path.join(root, 'node_modules', '.gli-toolchain');
const VERSIONS = `${NODE_VERSION} ${PNPM_VERSION}`;

const script = fileURLToPath(import.meta.url);
if (nodeIsNew() && pnpmIsRight()) {
  install();
  if (process.env.GLI_TOOLCHAIN === 'npx') rememberFetched();
  hand(process.execPath, [path.join(root, 'scripts', `${command}.ts`), ...args], {});
} else if (process.env.GLI_TOOLCHAIN === 'npx') {
  fail(
    `Node ${NODE_MIN_VERSION.join('.')} and pnpm ${PNPM_VERSION} are needed, but npx could not fetch them.`,
  );
} else {
  const node = process.env.GLI_TOOLCHAIN ? null : fetchedNode();
  if (node) {
    const programs = path.resolve(node, '../../../.bin');
    hand(node, [script, command, ...args], {
      GLI_TOOLCHAIN: 'fetched',
      PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    });
  } else {
    console.log(
      `Fetching Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} from the npm registry (once). Without a network, this fails after about a minute …`,
    );
    // Tools that have already been fetched need no network.
    const tools = ['-y', '--prefer-offline', '-p', `node@${NODE_VERSION}`, '-p', `pnpm@${PNPM_VERSION}`];
    hand(npx(), [...tools, 'node', script, command, ...args], { GLI_TOOLCHAIN: 'npx' });
  }
}

function fetchedNode() {
  if (!existsSync(FETCHED)) return null;
  const [versions, node] = readFileSync(FETCHED, 'utf8').split('\n');
  return versions === VERSIONS && existsSync(node) ? node : null;
}

function rememberFetched() {
  try {
    writeFileSync(FETCHED, `${VERSIONS}\n${process.execPath}`);
  } catch {
    // In a read-only checkout, npx looks up the tools on every start.
  }
}

function nodeIsNew() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > NODE_MIN_VERSION[0] || (major === NODE_MIN_VERSION[0] && minor >= NODE_MIN_VERSION[1]);
}

function pnpmIsRight() {
  const { stdout } = spawnSync('pnpm', ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout?.trim().split('.')[0] === PNPM_MAJOR;
}

function install() {
  const lockfile = path.join(root, 'pnpm-lock.yaml');
  const installed = path.join(root, 'node_modules', '.modules.yaml');
  const upToDate = existsSync(installed) && statSync(installed).mtimeMs > statSync(lockfile).mtimeMs;
  if (upToDate) return;
  console.log('Installing dependencies from the npm registry, which needs a network …');
  const { status } = spawnSync('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('Dependencies could not be installed; see the error above.');
}

function npx() {
  return process.platform === 'win32' ? 'npx.cmd' : 'npx';
}

function hand(file, argv, env) {
  const child = spawn(file, argv, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: file.endsWith('.cmd'),
  });
  // Ctrl-C reaches the child through the terminal. This process only waits for it to exit.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
