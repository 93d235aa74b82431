import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { machineTime } from '../time/machine-time.ts';

/** Another process uses the data folder. PGlite would lose rows if two did. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

type Claim = { readonly pid: number; readonly host: string; readonly startedAt: string };

/** For processes on other machines, which cannot check the process id of a claim. */
const HEARTBEAT_MS = 5_000;
const STALE_AFTER_MS = 30_000;
const MAX_TRIES = 4;
const ownClaims = new Set<string>();

/**
 * Locks the folder for this process; returns the function that unlocks it. Node has no flock, and replacing a stale
 * lock file is a race. So every process first writes a claim with a unique name and then looks at the others: of two
 * that start together at least one sees the other. Claims of dead processes are removed, which is safe because no
 * living process uses their names.
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const claims = path.join(path.resolve(folder), 'in-use-by');
  await mkdir(claims, { recursive: true });
  for (let tries = 1; ; tries++) {
    const name = `${process.pid}-${randomBytes(8).toString('hex')}.json`;
    const file = path.join(claims, name);
    const claim: Claim = { pid: process.pid, host: hostname(), startedAt: machineTime().toISOString() };
    ownClaims.add(name);
    await writeFile(file, JSON.stringify(claim), { flag: 'wx' });
    const other = await findActiveClaim(claims, name);
    if (other === null) return holdClaim(file, name);
    ownClaims.delete(name);
    await rm(file, { force: true });
    if (tries === MAX_TRIES) {
      throw new FolderInUseError(
        `The data folder ${path.resolve(folder)} is in use by process ${other.pid} on ${other.host} since ` +
          `${other.startedAt}. Stop it, choose another folder with --data, or use PostgreSQL (DATABASE_URL), which ` +
          'several processes can share.',
      );
    }
    // Two that started at the same moment both back off; different pauses let one of them in.
    await sleep(Math.random() * 50 * tries);
  }
}

function holdClaim(file: string, name: string): () => Promise<void> {
  const heartbeat = setInterval(
    () => void utimes(file, machineTime(), machineTime()).catch(() => {}),
    HEARTBEAT_MS,
  );
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    ownClaims.delete(name);
    await rm(file, { force: true });
  };
}

async function findActiveClaim(claims: string, own: string): Promise<Claim | null> {
  for (const name of await readdir(claims)) {
    if (name === own) continue;
    const file = path.join(claims, name);
    const claim = await readClaim(file);
    if (claim !== null && (await isAlive(file, name, claim))) return claim;
    if (claim !== null) await rm(file, { force: true });
  }
  return null;
}

async function isAlive(file: string, name: string, { pid, host }: Claim): Promise<boolean> {
  if (host !== hostname()) return machineTime().getTime() - (await stat(file)).mtimeMs < STALE_AFTER_MS;
  // In a container every start has the same process id: a claim that is not ours is a dead process's.
  if (pid === process.pid) return ownClaims.has(name);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The claim in a file; null when it was just removed. An incomplete one counts too. */
async function readClaim(file: string): Promise<Claim | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return null;
  }
  try {
    const value: Partial<Claim> = JSON.parse(text);
    return { pid: value.pid ?? 0, host: value.host ?? '', startedAt: value.startedAt ?? '' };
  } catch {
    return { pid: Number.parseInt(path.basename(file), 10), host: hostname(), startedAt: 'just now' };
  }
}
