import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserType, chromium, firefox, type LaunchOptions } from '@playwright/test';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, inject, onTestFinished, type TestContext, test, vi } from 'vitest';
import { findOrInstall, hasApt, type Name } from '../../../../scripts/install-browsers.ts';
import { sandboxServer } from '../../../../scripts/sandbox.ts';
import { getFreePort, startServers, stopServers } from '../../../../scripts/servers.ts';
import { run } from '../../../../scripts/tarball.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { expectedOutcomes, faults, startHostileServer } from './hostile-server.ts';

const folder = inject('newest');
const platform = `${process.platform}-${process.arch}`;
const PASSED = {
  'log in': 'passed',
  list: 'passed',
  'page iterator': 'passed',
  'keyed write, response lost': 'passed',
  '404 class': 'passed',
  abort: 'passed',
  'upload, progress': 'passed',
};

let children: ChildProcess[] = [];
let sandbox = '';
let installFailure: string | null = null;
beforeAll(async () => {
  const options = ['--ignore-workspace', '--ignore-scripts', '--frozen-lockfile', '--prefer-offline'];
  installFailure = await run('pnpm', ['install', ...options], { cwd: import.meta.dirname }).then(
    () => null,
    (error: Error) => error.message,
  );
  await cp(import.meta.dirname, folder, {
    recursive: true,
    filter: (source) => !/node_modules|\.json$/.test(source),
  });
  const port = await getFreePort();
  sandbox = `http://127.0.0.1:${port}`;
  children = await startServers([{ ...sandboxServer(port, path.join(folder, 'data')), echo: false }]);
});
afterAll(() => stopServers(children));

const isNightly = process.env.GLI_NIGHTLY !== undefined;
const ALL_COMMANDS = [
  ['Node 20', 'node-20', 'bin/node'],
  ['Node 22', 'node-22', 'bin/node'],
  ['Node 24', 'node-24', 'bin/node'],
  ['Node 26', 'node-26', 'bin/node'],
  ['Bun', 'bun', 'bin/bun'],
  ['Deno', 'deno', 'deno', 'run', '--allow-net=127.0.0.1'],
];
/** By day, the oldest and the newest Node. */
const COMMANDS = isNightly
  ? ALL_COMMANDS
  : ALL_COMMANDS.filter(([name]) => /^Node (20|26)$/.test(name ?? ''));

test.for(COMMANDS)('passes every SDK test case on %s', async ([, ...command], context) => {
  await expectAllCases((origin) => runCommand(context, command, ['command.js', `${origin}/api`]));
});

test.for(COMMANDS.filter(([name]) => name?.startsWith('Node')))(
  'loads every entry point with require on %s',
  async ([, ...command], context) => {
    expect(await runCommand(context, command, ['require.cjs'])).toEqual([
      'createGliClient',
      'listRwaAssets',
      'useListRwaAssets',
      'zRwaAsset',
      'validateShapes',
      'gliHandlers',
    ]);
  },
);

test.for(COMMANDS)(
  'on %s, neither leaks tokens nor repeats unkeyed writes with a hostile server',
  async ([, ...command], context) => {
    const server = await startHostileServer();
    onTestFinished(() => server.close());
    const args = ['hostile.js', server.origin, JSON.stringify(faults)];
    expect(await runCommand(context, command, args)).toEqual(expectedOutcomes);
    expect(server.followed).toEqual([]);
    const received = [...server.received];
    expect(received.length).toBeGreaterThan(100);
    const mustNotRepeat = received.filter(([place]) => !/\/(read|keyed write)$/.test(place));
    expect(mustNotRepeat.filter(([, { count }]) => count > 1)).toEqual([]);
    const keyed = received.filter(([place]) => place.endsWith('/keyed write'));
    expect(keyed.filter(([, { keys }]) => keys.size !== 1 || keys.has(undefined))).toEqual([]);
  },
);

test('passes every SDK test case on workerd', async (context) => {
  const binary = requireBinary(context, 'workerd', 'bin/workerd');
  await writeFile(path.join(folder, 'worker.bundle.js'), await bundle('worker.js', 'esm'));
  const port = await getFreePort();
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .program), (name = "internet", network = (allow = ["local", "private"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const program :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.bundle.js")],
  compatibilityDate = "2026-11-01",
);
`;
  await writeFile(path.join(folder, 'workerd.capnp'), config);
  const child = spawn(binary, ['serve', 'workerd.capnp'], { cwd: folder, stdio: 'inherit' });
  children.push(child);
  await expectAllCases(async (origin) => {
    const url = `http://127.0.0.1:${port}/?${new URLSearchParams({ baseUrl: `${origin}/api` })}`;
    const response = await vi.waitFor(() => fetch(url), { timeout: 60_000 });
    return response.json();
  });
});

test('passes every SDK test case on Chromium', async (context) => {
  const executablePath = requireBrowser(context, 'chromium');
  await expectAllCasesIn(chromium, { executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});

test.runIf(isNightly)('passes every SDK test case on Firefox', async (context) => {
  const executablePath = requireBrowser(context, 'firefox');
  await expectAllCasesIn(firefox, { executablePath, channel: 'moz-firefox' });
});

async function expectAllCases(runIn: (origin: string) => Promise<unknown>): Promise<void> {
  const proxy = await startFaultyProxy(sandbox);
  try {
    expect(await runIn(proxy.origin)).toEqual(PASSED);
    // The write was sent twice with the same key.
    expect([...proxy.attempts.values()]).toEqual([2]);
  } finally {
    proxy.close();
  }
}

async function expectAllCasesIn(type: BrowserType, options: LaunchOptions): Promise<void> {
  const code = await bundle('cases.js', 'iife');
  const browser = await type.launch(options);
  try {
    await expectAllCases(async (origin) => {
      const page = await browser.newPage();
      await page.goto(`${origin}/`);
      await page.addScriptTag({ content: code });
      return page.evaluate("cases.runCases(location.origin + '/api')");
    });
  } finally {
    await browser.close();
  }
}

async function runCommand(
  context: TestContext,
  [name = '', file = '', ...options]: readonly string[],
  args: readonly string[],
): Promise<unknown> {
  const binary = requireBinary(context, name, file);
  const env = { ...process.env, DENO_NO_UPDATE_CHECK: '1' };
  return JSON.parse(await run(binary, [...options, ...args], { cwd: folder, env }));
}

async function bundle(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const { output } = await build({
    input: path.join(folder, entry),
    cwd: folder,
    write: false,
    platform: 'browser',
    output: { format, name: 'cases', codeSplitting: false },
    logLevel: 'silent',
  });
  return output[0].code;
}

/** Fails for a missing runtime, except offline or on a platform without a package for it. */
function requireBinary({ skip }: TestContext, name: string, file: string): string {
  const binary = path.join(import.meta.dirname, 'node_modules', `${name}-${platform}`, file);
  if (existsSync(binary)) return binary;
  const reason = installFailure ?? `no package for ${platform}`;
  if (process.env.GLI_OFFLINE || installFailure === null) skip(reason);
  throw new Error(reason);
}

/** Fails for a missing browser, except offline or on a system whose packages the tests cannot install. */
function requireBrowser({ skip }: TestContext, name: Name): string {
  try {
    return findOrInstall(name);
  } catch (error) {
    if (process.env.GLI_OFFLINE || !hasApt) skip(`${name} is missing`);
    throw error;
  }
}
