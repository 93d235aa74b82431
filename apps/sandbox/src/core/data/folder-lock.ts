import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
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
const ANOTHER_PROCESS = 'another process';

/**
 * A byte after the content of any file that is locked as a part of the database. On Windows, a locked byte cannot be
 * read.
 */
const LOCKED_BYTE = 1024;

/**
 * Locks the folder for this process and returns a function that unlocks it. The operating system keeps the lock on an
 * open file, so it also excludes processes in other containers and always ends with the process.
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = path.join(folder, 'lock');
  const fd = openSync(file, 'a+');
  await waitForLock(
    fd,
    () => tryLock(fd),
    () => inUseMessage(folder, readOwner(file)),
  );
  ftruncateSync(fd);
  writeSync(fd, `process ${process.pid} since ${systemTime().toISOString()}`);
  return () => closeSync(fd);
}

/**
 * Locks the database of a folder in addition, on a file without which it cannot be opened. This excludes other processes
 * even if somebody deletes the file of the folder's lock. A database that does not exist yet needs no lock.
 * @throws FolderInUseError
 */
export async function lockDatabase(folder: string, dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, 'PG_VERSION');
  if (!existsSync(file)) return () => {};
  const fd = openSync(file, 'r+');
  await waitForLock(
    fd,
    () => tryLock(fd, LOCKED_BYTE, 1),
    () => inUseMessage(folder, ANOTHER_PROCESS),
  );
  return () => closeSync(fd);
}

async function waitForLock(fd: number, isLocked: () => boolean, toMessage: () => string): Promise<void> {
  try {
    for (let waitedMs = 0; !isLocked(); waitedMs += RETRY_MS) {
      if (waitedMs >= MAX_WAIT_MS) throw new FolderInUseError(toMessage());
      await sleep(RETRY_MS);
    }
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

function inUseMessage(folder: string, owner: string): string {
  return (
    `The data folder ${folder} is in use by ${owner}. Stop it, choose another folder with --data, or use ` +
    'PostgreSQL (DATABASE_URL), which several processes can share.'
  );
}

/** Reads the owner of the lock, only for the message. On Windows, other processes cannot read a locked file. */
function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8') || ANOTHER_PROCESS;
  } catch {
    return ANOTHER_PROCESS;
  }
}
