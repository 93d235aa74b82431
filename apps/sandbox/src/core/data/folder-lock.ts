import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';
import { systemTime } from '../time/system-time.ts';

/** Thrown if the data folder cannot be used. The message says what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Thrown if another process uses the data folder. With two processes, PGlite would lose rows. */
export class FolderInUseError extends DataFolderError {
  override name = 'FolderInUseError';
}

/** Max time until a killed process loses its lock, in ms. */
const MAX_WAIT_MS = 2_000;
const RETRY_MS = 50;

/**
 * Locks the folder for this process and returns a function that unlocks it. The operating system keeps the lock on an
 * open file, so it also excludes processes in other containers and always ends with the process.
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = path.join(folder, 'lock');
  const fd = openSync(file, 'a+');
  try {
    for (let waitedMs = 0; !tryLock(fd); waitedMs += RETRY_MS) {
      if (waitedMs >= MAX_WAIT_MS) throw new FolderInUseError(inUseMessage(folder, file));
      await sleep(RETRY_MS);
    }
    ftruncateSync(fd);
    writeSync(fd, `process ${process.pid} since ${systemTime().toISOString()}`);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return () => closeSync(fd);
}

function inUseMessage(folder: string, file: string): string {
  return (
    `The data folder ${folder} is in use by ${readOwner(file)}. Stop it, choose another folder with --data, or use ` +
    'PostgreSQL (DATABASE_URL), which several processes can share.'
  );
}

/** Reads the owner of the lock, only for the message. On Windows, other processes cannot read a locked file. */
function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8') || 'another process';
  } catch {
    return 'another process';
  }
}
