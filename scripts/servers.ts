import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.ts')).href;

export type Server = {
  name: string;
  url: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** True to print the server's output to this terminal. */
  echo?: boolean;
};

/**
 * Checks that a port is free, on this host and on the other address of `localhost`, which a browser may prefer.
 * @throws Error if something already listens on it
 */
export async function requireFreePort(port: number, host: string, hint: string): Promise<void> {
  const isTaken = (address: string) =>
    new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', (error) =>
        resolve(address === host || ('code' in error && error.code === 'EADDRINUSE')),
      );
      probe.listen(port, address, () => probe.close(() => resolve(false)));
    });
  if ((await isTaken(host)) || (await isTaken('::1')))
    throw new Error(`Port ${port} is taken by another program. Stop it, or choose another port: ${hint}`);
}

export function getFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a Node process that ends with this one. */
function spawnServer({ args, cwd = root, env = {} }: Server): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
  });
}

/** Waits until a server responds. Rejects if its process ends first. */
async function untilUp(child: ChildProcess, { name, url, echo = false }: Server): Promise<void> {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => {
      if (echo) process.stdout.write(text);
      else lines.push(text);
      if (lines.length > 50) lines.shift();
    });
  }
  let isEnded = false;
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => {
      isEnded = true;
      const reason = [`${name} ended (${code ?? 'killed'}) before it responded.`, ...lines].join('\n');
      reject(new Error(reason.trimEnd()));
    });
  });
  await Promise.race([untilResponds(url, () => isEnded), ended]);
  child.removeAllListeners('exit');
}

/** Starts several processes in parallel. If one of them fails to start, the others are stopped. */
export async function startServers(servers: Server[]): Promise<ChildProcess[]> {
  const children = servers.map((server) => ({ server, child: spawnServer(server) }));
  try {
    await Promise.all(children.map(({ server, child }) => untilUp(child, server)));
  } catch (error) {
    for (const { child } of children) child.kill('SIGTERM');
    throw error;
  }
  return children.map(({ child }) => child);
}

/** Stops the processes and waits until they have ended. */
export async function stopServers(children: readonly ChildProcess[]): Promise<void> {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ends = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ends);
}

/** Stops the processes when this one is stopped, and exits when one of them exits. */
export async function stopTogether(children: ChildProcess[]): Promise<void> {
  let isTold = false;
  const stop = () => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isTold = true;
      stop();
    });
  }
  const ends = children.map((child) => (child.exitCode === null ? once(child, 'exit') : Promise.resolve()));
  await Promise.race(ends);
  if (!isTold) {
    console.error('One of the programs exited. Stopping the other.');
    process.exitCode = 1;
  }
  stop();
  await Promise.all(ends);
}

async function untilResponds(url: string, isEnded: () => boolean): Promise<void> {
  while (!isEnded()) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await sleep(100);
    }
  }
}
