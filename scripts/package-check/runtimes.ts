import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOrInstallChromium, findOrInstallFirefox } from '../browsers.ts';
import { root } from '../root.ts';

const run = promisify(execFile);
/** Where the runtimes and compilers are installed. */
export const runtimesFolder = path.join(root, 'scripts/runtimes');
const QUIET: StdioOptions = 'ignore';
const ERRORS: StdioOptions = ['ignore', 'inherit', 'inherit'];
const WORKER_START_ATTEMPTS = 100;
const WORKER_START_PAUSE_MS = 50;

/** Where a runtime finds the program: installed in `folder`, bundled at `worker`, or on a page of `origin`. */
export type Program = { folder: string; worker: string; origin: string };
export type Runtime = { name: string; start(program: Program): Promise<ChildProcess>; whyMissing?: string };

/** Installs scripts/runtimes, which a checkout does once; why it could not, or null. */
export function installPackages(): Promise<string | null> {
  const options = ['--ignore-workspace', '--ignore-scripts', '--frozen-lockfile', '--prefer-offline'];
  return run('pnpm', ['install', ...options], { cwd: runtimesFolder }).then(
    () => null,
    ({ message, stdout }: { message: string; stdout: string }) => `${message} ${stdout}`.trim(),
  );
}

/** Every runtime that the SDK promises. One that cannot be had here says why. */
export async function installRuntimes(): Promise<Runtime[]> {
  const failed = await installPackages();
  const node = (version: number) =>
    installed(`Node ${version}`, `node-${version}`, 'bin/node', failed, (binary, name, { folder, origin }) =>
      spawn(binary, ['command.js', origin, name], { cwd: folder, stdio: ERRORS }),
    );
  return [
    node(20),
    node(22),
    node(24),
    node(26),
    installed('Bun', 'bun', 'bin/bun', failed, (binary, name, { folder, origin }) =>
      spawn(binary, ['command.js', origin, name], { cwd: folder, stdio: ERRORS }),
    ),
    installed('Deno', 'deno', 'deno', failed, (binary, name, { folder, origin }) =>
      spawn(binary, ['run', '--allow-net=127.0.0.1', 'command.js', origin, name], {
        cwd: folder,
        stdio: ERRORS,
        env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
      }),
    ),
    installed('workerd', 'workerd', 'bin/workerd', failed, startWorker),
    await browser('Chromium', findOrInstallChromium, (binary, profile, url) =>
      spawn(
        binary,
        [
          '--headless',
          '--disable-gpu',
          '--no-first-run',
          '--disable-background-networking',
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          `--user-data-dir=${profile}`,
          url,
        ],
        { stdio: QUIET },
      ),
    ),
    await browser('Firefox', findOrInstallFirefox, (binary, profile, url) =>
      spawn(binary, ['--headless', '--no-remote', '--profile', profile, url], { stdio: QUIET }),
    ),
  ];
}

function installed(
  name: string,
  alias: string,
  file: string,
  failed: string | null,
  launch: (binary: string, name: string, program: Program) => ChildProcess | Promise<ChildProcess>,
): Runtime {
  const binary = path.join(
    runtimesFolder,
    'node_modules',
    `${alias}-${process.platform}-${process.arch}`,
    file,
  );
  const start = async (program: Program) => launch(binary, name, program);
  if (existsSync(binary)) return { name, start };
  return { name, start, whyMissing: failed ?? `no package for ${process.platform} on ${process.arch}` };
}

async function browser(
  name: string,
  find: () => Promise<string>,
  launch: (binary: string, profile: string, url: string) => ChildProcess,
): Promise<Runtime> {
  try {
    const binary = await find();
    return {
      name,
      async start({ folder, origin }) {
        const profile = await mkdtemp(path.join(folder, 'profile-'));
        return launch(binary, profile, `${origin}/?runtime=${encodeURIComponent(name)}`);
      },
    };
  } catch (error) {
    const whyMissing = error instanceof Error ? error.message : String(error);
    return { name, start: () => Promise.reject(error), whyMissing };
  }
}

async function startWorker(
  binary: string,
  name: string,
  { folder, worker, origin }: Program,
): Promise<ChildProcess> {
  const socket = path.join(folder, 'worker.sock');
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .program), (name = "internet", network = (allow = ["local", "private"]))],
  sockets = [(name = "http", address = "unix:${socket}", http = (), service = "main")],
);
const program :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "${path.basename(worker)}")],
  compatibilityDate = "2026-11-01",
);
`;
  await writeFile(path.join(folder, 'workerd.capnp'), config);
  const child = spawn(binary, ['serve', 'workerd.capnp'], { cwd: folder, stdio: ERRORS });
  for (let attempt = 0; attempt < WORKER_START_ATTEMPTS && !existsSync(socket); attempt++) {
    await new Promise((resolve) => setTimeout(resolve, WORKER_START_PAUSE_MS));
  }
  request({ socketPath: socket, path: `/?${new URLSearchParams({ origin, runtime: name })}` })
    .on('error', () => child.kill())
    .end();
  return child;
}
