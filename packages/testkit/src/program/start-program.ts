import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const GUARD = path.join(import.meta.dirname, 'guard.ts');
const KEPT_OUTPUT = 20_000;

export type Program = {
  /** How messages call it: `The sandbox`. */
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** It is up when its output matches; the first group is what the caller wants to know. */
  readonly ready: RegExp;
  readonly timeoutMs: number;
  readonly env?: NodeJS.ProcessEnv;
  /** A folder that is removed once it has ended. */
  readonly folder?: string;
};

export type RunningProgram = {
  /** The first group of `ready`. */
  readonly announced: string;
  /** The end of what it printed, for messages. */
  output(): string;
  /** Ends it and resolves when it has ended; may be called twice. */
  stop(): Promise<void>;
};

/**
 * Starts a program and waits until it says that it is up. It ends with this process, however this process ends.
 * @throws Error when it ends or stays silent before that, with what it printed.
 */
export async function startProgram(program: Program): Promise<RunningProgram> {
  const { name, command, ready, timeoutMs, env, folder = '' } = program;
  const child = spawn(process.execPath, [GUARD, folder, ...command], {
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(env === undefined ? {} : { env }),
  });
  let printed = '';
  const output = () => printed;
  const stop = () => stopChild(child);
  const cancel = new AbortController();
  const announcement = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed = (printed + text).slice(-KEPT_OUTPUT);
        const found = ready.exec(printed);
        if (found) resolve(found[1] ?? found[0]);
      });
    }
  });
  try {
    const announced = await Promise.race([
      announcement,
      once(child, 'close', { signal: cancel.signal }).then(() => {
        throw new Error(`${name} ended before it was up.\n${printed}`);
      }),
      sleep(timeoutMs, undefined, { signal: cancel.signal }).then(() => {
        throw new Error(`${name} was not up within ${timeoutMs} ms.\n${printed}`);
      }),
    ]);
    // A program that forgets to stop it still ends, and takes it along.
    child.unref();
    for (const stream of child.stdio) if (stream instanceof Socket) stream.unref();
    return { announced, output, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    cancel.abort();
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = once(child, 'exit');
  child.stdin?.destroy();
  await ended;
}
