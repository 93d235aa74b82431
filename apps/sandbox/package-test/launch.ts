import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Running = {
  /** Address of the API, including `/api`. */
  readonly address: string;
  readonly origin: string;
  /** Stops the sandbox like Ctrl-C does. @throws Error if it fails */
  stop(): Promise<void>;
};

/** Returns the installed command in an integrator's project. */
export const getBin = (home: string): string => path.join(home, 'node_modules/.bin/gli-sandbox');

/**
 * Starts the sandbox installed in `home` and waits until it prints its address. Stores data in a folder unless
 * `databaseUrl` is given.
 */
export async function startInstalled(
  home: string,
  args: readonly string[],
  databaseUrl?: string,
): Promise<Running> {
  const child = launch(home, args, databaseUrl);
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

export function launch(
  home: string,
  args: readonly string[],
  databaseUrl?: string,
): ChildProcessWithoutNullStreams {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = databaseUrl === undefined ? inherited : { ...inherited, DATABASE_URL: databaseUrl };
  const port = args.includes('--port') ? [] : ['--port', '0'];
  const child = spawn(getBin(home), [...port, ...args], { cwd: home, env });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
}
