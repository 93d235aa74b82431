import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const GUARD = path.join(import.meta.dirname, 'guard.ts');
const OUTPUT_MAX_CHARACTERS = 20_000;

export type Program = {
  /** Name of the program for messages, such as `The sandbox`. */
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Matches the output once the program is ready. The first group is returned to the caller. */
  readonly ready: RegExp;
  readonly timeoutMs: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Folder to delete when the program has exited. */
  readonly folder?: string;
};

export type RunningProgram = {
  /** The first group of `ready`, or the whole match. */
  readonly announced: string;
  /** Returns the end of the output, for error messages. */
  output(): string;
  /** Stops the program and resolves once it has exited. May be called repeatedly. */
  stop(): Promise<void>;
};

/**
 * Starts a program and waits until it is ready. It exits with this process, even if this process is killed.
 * @throws Error with the output if the program exits or times out before it is ready
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
        printed = (printed + text).slice(-OUTPUT_MAX_CHARACTERS);
        const found = ready.exec(printed);
        if (found) resolve(found[1] ?? found[0]);
      });
    }
  });
  try {
    const announced = await Promise.race([
      announcement,
      once(child, 'close', { signal: cancel.signal }).then(() => {
        throw new Error(`${name} exited before it was ready.\n${printed}`);
      }),
      sleep(timeoutMs, undefined, { signal: cancel.signal }).then(() => {
        throw new Error(`${name} was not ready within ${timeoutMs} ms.\n${printed}`);
      }),
    ]);
    // Lets this process exit without stopping the program first. The program then exits as well.
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
