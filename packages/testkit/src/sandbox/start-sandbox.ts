import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startProgram } from '../program/start-program.ts';
import { type SandboxOptions, sandboxArguments } from './sandbox-options.ts';

/** The CLI that starts with a copy of cached demo data. */
const CLI = path.join(import.meta.dirname, '../../../../apps/sandbox/test/seeded/cli.ts');
const START_TIMEOUT_MS = 180_000;

/** A running sandbox with its own data. */
export type RunningSandbox = {
  /** Base URL of the API on 127.0.0.1 and a free port, ending in `/api`. */
  readonly apiUrl: string;
  /** Returns the end of the output, which includes the codes in emails and text messages. */
  output(): string;
  /** Stops the sandbox and deletes its data. This also happens when this process exits. */
  stop(): Promise<void>;
};

/**
 * Starts the sandbox on a free port with a temporary data folder, and waits until it listens. `DATABASE_URL` is not
 * passed on, so a test's sandbox never touches another database.
 * @throws Error with the output if the sandbox does not start
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
