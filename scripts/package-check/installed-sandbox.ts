import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A sandbox that npm has installed in an otherwise empty folder. */
export type Installed = {
  readonly home: string;
  readonly bin: string;
  readonly port: number;
  /** Of a PostgreSQL; without it the data are in a folder. */
  readonly databaseUrl?: string;
};

export type Running = {
  /** Of the API, `/api` included. */
  readonly address: string;
  /** From the command to the first line that names the address. */
  readonly seconds: string;
  /** Stops it as Ctrl-C does. @throws Error when it fails */
  stop(): Promise<void>;
};

const STARTED_WITHIN_MS = 180_000;

/** Starts it and waits until it prints its URL. */
export async function startSandbox(installed: Installed, args: readonly string[] = []): Promise<Running> {
  const start = performance.now();
  const child = launch(installed, args);
  const output: string[] = [];
  child.stderr.on('data', (text: string) => output.push(text));
  const address = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The sandbox ${reason}:\n${output.join('')}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not start');
    }, STARTED_WITHIN_MS);
    child.once('exit', (code) => fail(`ended with ${code}`));
    child.stdout.on('data', (text: string) => {
      output.push(text);
      const found = /^API\s+(\S+)$/m.exec(output.join(''))?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve(found);
    });
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return {
    address,
    seconds,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const [code] = await ended;
      if (code !== 0) throw new Error(`The sandbox ended with ${code}:\n${output.join('')}`);
    },
  };
}

/** Starts one that must fail, and returns its output. */
export async function refusal(installed: Installed, args: readonly string[]): Promise<string> {
  const child = launch(installed, args);
  let said = '';
  child.stderr.on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 1) throw new Error(`Expected a refusal with 1, got ${code}:\n${said}`);
  if (/^\s+at /m.test(said)) throw new Error(`A refusal is a sentence, not a stack:\n${said}`);
  return said;
}

function launch({ home, bin, port, databaseUrl }: Installed, args: readonly string[]) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = databaseUrl === undefined ? inherited : { ...inherited, DATABASE_URL: databaseUrl };
  const child = spawn(bin, ['--port', String(port), '--data', './data', ...args], { cwd: home, env });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
}
