import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { getBin, launch, type Running, startInstalled } from './launch.ts';

export type { Running } from './launch.ts';

const home = inject('home');
export const bin = getBin(home);
/** Options for which a sandbox fills the data folder itself, instead of starting on a copy of the seeded one. */
const OWN_DATA = ['--seed', '--record', '--reset'];

/**
 * Starts the installed sandbox and waits until it prints its address. Stores data in a folder unless `databaseUrl` is
 * given. A new folder with demo data starts as a copy of the one that the global setup let the sandbox fill.
 */
export async function startSandbox(args: readonly string[], databaseUrl?: string): Promise<Running> {
  const folder = args[args.indexOf('--data') + 1];
  if (args.includes('--data') && folder !== undefined && !args.some((arg) => OWN_DATA.includes(arg))) {
    const place = path.join(home, folder, 'pgdata');
    if (!existsSync(place)) await cp(path.join(inject('seeded'), 'pgdata'), place, { recursive: true });
  }
  return startInstalled(home, args, databaseUrl);
}

/** Starts a sandbox that is expected to fail. Returns its exit code and output. */
export async function failToStart(args: readonly string[]): Promise<{ code: unknown; output: string }> {
  const child = launch(home, args);
  let output = '';
  child.stderr.on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  return { code, output };
}
