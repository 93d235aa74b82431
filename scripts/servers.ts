import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { root } from './root.ts';

export type Server = {
  name: string;
  url: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Print its output on this terminal. */
  echo?: boolean;
};

/** @throws Error when something already listens on the port */
export async function requireFreePort(port: number, host: string, hint: string): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
  if (!free)
    throw new Error(`Port ${port} is taken by another program. Stop it, or choose another port: ${hint}`);
}

/** Starts a Node program and waits until its address responds. Rejects when it ends before that. */
async function startServer({
  name,
  url,
  args,
  cwd = root,
  env = {},
  echo = false,
}: Server): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      if (echo) process.stdout.write(text);
      lines.push(text);
      if (lines.length > 50) lines.shift();
    });
  }
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`${name} ended (${code ?? 'killed'}) before it responded:\n${lines.join('')}`)),
    );
  });
  await Promise.race([untilUp(url), ended]);
  child.removeAllListeners('exit');
  return child;
}

/** Starts several programs side by side; when one fails to start, the others are stopped. */
export async function startServers(servers: Server[]): Promise<ChildProcess[]> {
  const results = await Promise.allSettled(servers.map(startServer));
  const children = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    for (const child of children) child.kill('SIGTERM');
    throw failed.reason;
  }
  return children;
}

/** Stops the programs when this one is stopped, and exits when one of them does. */
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
    console.error('One of the programs exited; stopping the other.');
    process.exitCode = 1;
  }
  stop();
  await Promise.all(ends);
}

/** The value of `--name value` or `--name=value` on the command line, as a port. */
export function portOption(name: string, fallback: number): number {
  const args = process.argv.slice(2);
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  const text = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  if (at < 0) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--${name} takes a port from 1 to 65535.`);
  return port;
}

async function untilUp(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
