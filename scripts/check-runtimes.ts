// The SDK from its tarball on every runtime that it promises, against the real sandbox: the same program everywhere
// (scripts/runtimes/program). GLI_OFFLINE=1 lets the runtimes that cannot be had without a network be missing.
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'rolldown';
import { startFaultyProxy } from './package-check/faulty-proxy.ts';
import { installSdk } from './package-check/install-sdk.ts';
import { installRuntimes, type Program, type Runtime } from './package-check/runtimes.ts';
import { root } from './root.ts';
import { sandboxServer } from './sandbox.ts';
import { startServers } from './servers.ts';

const TIME_LIMIT_MS = 60_000;
const AT_ONCE = 2;

type Row = Record<string, string>;

const started = Date.now();
const folder = await mkdtemp(path.join(tmpdir(), 'gli-runtimes-'));
const port = await freePort();
const [runtimes, worker, [sandbox]] = await Promise.all([
  installRuntimes(),
  installProgram(),
  startServers([{ ...sandboxServer(port, path.join(folder, 'data')), echo: false }]),
]);
const page = '<!doctype html><script type="module" src="/program.js"></script>';
const files = new Map([
  ['/', page],
  ['/program.js', await bundle('page.js')],
]);
const proxy = await startFaultyProxy(`http://127.0.0.1:${port}`, files);
try {
  const rows: Record<string, Row> = {};
  const waiting = [...runtimes];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      rows[next.name] = await tryRuntime(next, { folder, worker, origin: proxy.origin });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const table = Object.fromEntries(runtimes.map(({ name }) => [name, rows[name] ?? {}]));
  console.table(table);
  const bad = Object.entries(table).filter(([, row]) =>
    Object.values(row).some((result) => !/^\d+ ms$/.test(result)),
  );
  const ran = runtimes.filter(({ whyMissing }) => whyMissing === undefined).length;
  const repeated = [...proxy.attempts.values()].filter((attempts) => attempts === 2).length;
  console.log(
    `${repeated} of ${proxy.attempts.size} lost answers were asked for again under their key; ${seconds(started)} in all.`,
  );
  if (proxy.attempts.size !== ran || repeated !== ran)
    throw new Error('A write was not sent twice under one key.');
  if (bad.length > 0) process.exitCode = 1;
} finally {
  proxy.close();
  sandbox?.kill('SIGTERM');
  if (sandbox && sandbox.exitCode === null) await once(sandbox, 'exit');
  await rm(folder, { recursive: true, force: true });
}

async function tryRuntime(runtime: Runtime, program: Program): Promise<Row> {
  if (runtime.whyMissing !== undefined) {
    console.error(`\n!! ${runtime.name} is NOT AVAILABLE HERE: ${runtime.whyMissing}\n`);
    return process.env.GLI_OFFLINE ? {} : { 'log in': 'not available here' };
  }
  const report = proxy.report(runtime.name);
  const child = await runtime.start(program);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`ended with ${code}`)));
    setTimeout(() => reject(new Error(`no report in ${TIME_LIMIT_MS} ms`)), TIME_LIMIT_MS).unref();
  });
  try {
    const results = JSON.parse(await Promise.race([report, failed])) as Record<string, number | string>;
    return Object.fromEntries(
      Object.entries(results).map(([name, result]) => [
        name,
        typeof result === 'number' ? `${result} ms` : result,
      ]),
    );
  } catch (error) {
    return { 'log in': error instanceof Error ? error.message : String(error) };
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
}

/** The program beside the installed SDK; path of its bundle for workerd. */
async function installProgram(): Promise<string> {
  await installSdk(folder);
  await cp(path.join(root, 'scripts/runtimes/program'), folder, { recursive: true });
  const file = path.join(folder, 'worker.bundle.js');
  await writeFile(file, await bundle('worker.js'));
  return file;
}

async function bundle(entry: string): Promise<string> {
  const { output } = await build({
    input: path.join(folder, entry),
    cwd: folder,
    write: false,
    platform: 'browser',
    output: { format: 'esm', codeSplitting: false },
    logLevel: 'silent',
  });
  return output[0].code;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
