import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { inject } from 'vitest';

export type Running = {
  /** Address of the API, including `/api`. */
  readonly address: string;
  readonly origin: string;
  /** Stops the sandbox like Ctrl-C does. @throws Error if it fails */
  stop(): Promise<void>;
};

const home = inject('home');
export const bin = path.join(home, 'node_modules/.bin/gli-sandbox');

/**
 * Starts the installed sandbox and waits until it prints its address. Stores data in a folder unless `databaseUrl` is
 * given.
 */
export async function startSandbox(args: readonly string[], databaseUrl?: string): Promise<Running> {
  const child = launch(args, databaseUrl);
  let output = '';
  const collect = (text: string) => {
    output += text;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}:\n${output}`)));
    child.stdout.on('data', () => {
      const found = /^API\s+(\S+)$/m.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    address,
    origin: new URL(address).origin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const [code] = await ended;
      if (code !== 0) throw new Error(`The sandbox ended with ${code}:\n${output}`);
    },
  };
}

/** Starts a sandbox that is expected to fail. Returns its exit code and output. */
export async function failToStart(args: readonly string[]): Promise<{ code: unknown; output: string }> {
  const child = launch(args);
  let output = '';
  child.stderr.on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  return { code, output };
}

function launch(args: readonly string[], databaseUrl?: string) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = databaseUrl === undefined ? inherited : { ...inherited, DATABASE_URL: databaseUrl };
  const port = args.includes('--port') ? [] : ['--port', '0'];
  const child = spawn(bin, [...port, ...args], { cwd: home, env });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
}
