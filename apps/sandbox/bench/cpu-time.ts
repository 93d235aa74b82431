import { readdir, readFile } from 'node:fs/promises';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

type Usage = { readonly parent: number; readonly ms: number };

/** CPU time that processes have used, in milliseconds, with that of their children; not a number without `/proc`. */
export async function cpuTimeMs(pids: readonly number[]): Promise<number> {
  const usages = await Promise.all(
    (await runningPids()).map(async (pid) => ({ pid, ...(await usageOf(pid)) })),
  );
  const own = usages.filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent ?? 0));
  return own.length === 0 ? Number.NaN : own.reduce((total, { ms = 0 }) => total + ms, 0);
}

async function runningPids(): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  return names.map(Number).filter((pid) => pid > 0);
}

/** Nothing of a process that has just ended: its parent has its time. */
async function usageOf(pid: number): Promise<Usage | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which may have spaces: state, parent, and from the twelfth on the times in user and system mode.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15);
  return text === ''
    ? null
    : { parent: fields[1] ?? 0, ms: (user + system + userOfEnded + systemOfEnded) * TICK_MS };
}
