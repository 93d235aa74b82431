import { existsSync } from 'node:fs';
import { access, constants, mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DataFolderError, lockDatabase, lockFolder } from './folder-lock.ts';
import { TablesError } from './migrate.ts';
import { sqlState } from './transaction.ts';

/** Name of the database's folder. */
const DATA = 'pgdata';
/** Marker file that exists until a new database is complete. */
const INCOMPLETE = 'pgdata-is-incomplete';
/** Files that this sandbox and older versions write. */
const OWN = new Set([DATA, INCOMPLETE, 'lock', 'in-use-by']);
/** Files that operating systems and tools write into any folder. */
const HARMLESS = new Set(['lost+found', '.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitignore', '.gitkeep']);
/** PostgreSQL writes its log in 1 MB segments and its tables in steps of 8 kB. */
const MIN_FREE_BYTES = 4 * 1024 * 1024;
/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100';
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Opens the database of a folder that no other process uses.
 * @param open receives the database folder and a function that unlocks the data folder
 * @throws DataFolderError with a message that says what to do
 */
export async function openFolder<T>(
  given: string,
  open: (dataDir: string, unlock: () => void) => Promise<T>,
): Promise<T> {
  const folder = path.resolve(given);
  const locks = [await claimFolder(folder)];
  const unlock = () => {
    for (const release of locks.splice(0)) release();
  };
  const dataDir = path.join(folder, DATA);
  const incomplete = path.join(folder, INCOMPLETE);
  try {
    if (existsSync(incomplete)) await rm(dataDir, { recursive: true, force: true });
    if ((await listNames(dataDir)).length === 0) await writeFile(incomplete, '');
    else await access(path.join(dataDir, 'PG_VERSION'), constants.W_OK);
    const isNew = existsSync(incomplete);
    if (!isNew) locks.push(await lockDatabase(folder, dataDir));
    const opened = await open(dataDir, unlock);
    if (isNew) locks.push(await lockDatabase(folder, dataDir));
    await rm(incomplete, { force: true });
    return opened;
  } catch (error) {
    unlock();
    const explained = await explainFailure(folder, error);
    const isKnown = explained !== error || error instanceof DataFolderError || error instanceof TablesError;
    throw isKnown || existsSync(incomplete) ? explained : toDamagedFolderError(folder, error);
  }
}

/**
 * Deletes only the database of a folder.
 * @throws DataFolderError
 */
export async function deleteFolderData(given: string): Promise<void> {
  const folder = path.resolve(given);
  const dataDir = path.join(folder, DATA);
  const unlock = await claimFolder(folder);
  try {
    (await lockDatabase(folder, dataDir))();
    await rm(dataDir, { recursive: true, force: true });
  } finally {
    unlock();
  }
}

async function claimFolder(folder: string): Promise<() => void> {
  try {
    await createFolder(folder);
    await access(folder, constants.W_OK);
    const names = await listNames(folder);
    const foreign = names.find((name) => !OWN.has(name) && !HARMLESS.has(name));
    if (foreign !== undefined && !names.includes(DATA)) {
      throw new DataFolderError(
        `The folder ${folder} contains ${foreign}, which is not the sandbox's. Choose an empty folder with --data.`,
      );
    }
    return await lockFolder(folder);
  } catch (error) {
    const explained = await explainFailure(folder, error);
    throw explained instanceof DataFolderError ? explained : unwritable(folder, error);
  }
}

/**
 * Creates a folder and its missing parents. `mkdir` with `recursive` never ends in a file system such as /proc, which
 * reports ENOENT for each new folder.
 */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await createFolder(path.dirname(folder));
  await mkdir(folder).catch((error) => {
    // Another process may create it at the same time.
    if (!existsSync(folder)) throw error;
  });
}

/** Returns the error of a failed start. It is a DataFolderError if the disk is full or the folder is not writable. */
export async function explainFailure(given: string, error: unknown): Promise<unknown> {
  const folder = path.resolve(given);
  if (error instanceof DataFolderError) return error;
  if (await isFull(folder, error)) return full(folder, error);
  return UNWRITABLE.has(fileErrorCode(error)) ? unwritable(folder, error) : error;
}

const toDamagedFolderError = (folder: string, cause: unknown) =>
  new DataFolderError(
    `The data in ${folder} is damaged. Restore a copy of the folder, or start over with --reset.`,
    { cause },
  );

const full = (folder: string, cause: unknown) =>
  new DataFolderError(
    `The disk of the data folder ${folder} is full. Free some space, or choose another folder with --data.`,
    { cause },
  );

const unwritable = (folder: string, cause: unknown) =>
  new DataFolderError(`The data folder ${folder} cannot be written. Choose another one with --data.`, {
    cause,
  });

/** Checks for a full disk, on which PGlite aborts without saying why. */
async function isFull(folder: string, error: unknown): Promise<boolean> {
  if (sqlState(error) === DISK_FULL || fileErrorCode(error) === 'ENOSPC') return true;
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}

const fileErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Lists the files of a folder. Empty if it does not exist. */
async function listNames(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}
