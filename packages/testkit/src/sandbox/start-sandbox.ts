import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startProgram } from '../program/start-program.ts';
import { type SandboxOptions, sandboxArguments } from './sandbox-options.ts';

const CLI = path.join(import.meta.dirname, '../../../../apps/sandbox/src/cli.ts');
const START_TIMEOUT_MS = 60_000;

/** A running sandbox with data of its own. */
export type RunningSandbox = {
  /** Base address of the API on 127.0.0.1 and a free port, ending in `/api`. */
  readonly apiUrl: string;
  /** The end of what it printed: codes of e-mails and text messages stand there, too. */
  output(): string;
  /** Stops it and removes its data, which the end of this process does as well. */
  stop(): Promise<void>;
};

/**
 * Starts the sandbox as a program, on a free port and with a temporary folder for its data, and waits until it listens.
 * A DATABASE_URL of this process is not handed on: the sandbox of a test never touches another database.
 * @throws Error with what it printed, when it does not come up.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { command = [process.execPath, CLI] } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-testkit-sandbox-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const { announced, output, stop } = await startProgram({
    name: 'The sandbox',
    command: [...command, '--port', '0', '--data', folder, ...sandboxArguments(options)],
    ready: /^API\s+(http\S+)$/m,
    timeoutMs: START_TIMEOUT_MS,
    env,
    folder,
  });
  return { apiUrl: announced, output, stop };
}
