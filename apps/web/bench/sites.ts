import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@gli/testkit';
import { root } from '../../../scripts/root.ts';
import { runProgram } from '../../../scripts/run-program.ts';
import { getFreePort } from '../../../scripts/servers.ts';
import { createNginx } from '../hosting/local-nginx.ts';

export type Site = {
  name: string;
  origin: string;
  /** Folder of the served build. */
  dist: string;
};

/** Serves only this folder's build. */
export const withSite = (measure: (origin: string) => Promise<void>): Promise<void> =>
  withSites(undefined, ([site]) => measure(site.origin));

/**
 * Serves the built app behind nginx until `measure` ends, over TLS and HTTP/2 as for members. Builds the app if needed.
 * With `against`, also serves the build of that commit. Both builds use the same new sandbox.
 */
export async function withSites(
  against: string | undefined,
  measure: (sites: [Site, ...Site[]]) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-measure-'));
  const stops: (() => Promise<void>)[] = [];
  const serve = async (name: string, checkout: string): Promise<Site> => {
    const dist = buildApp(checkout);
    const place = path.join(folder, `site-${stops.length}`);
    mkdirSync(place);
    symlinkSync(dist, path.join(place, 'site'));
    const port = await getFreePort();
    const api = new URL(sandbox.apiUrl).origin;
    const nginx = await createNginx({ folder: place, port, plainPort: await getFreePort(), api });
    stops.push(() => nginx.stop());
    await nginx.start();
    return { name, dist, origin: `https://127.0.0.1:${port}` };
  };
  const checkout = against && checkOut(against, path.join(folder, 'checkout'));
  const sandbox = await startSandbox();
  stops.push(() => sandbox.stop());
  try {
    const own = await serve('this build', root);
    await measure(checkout ? [own, await serve(against, checkout)] : [own]);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    if (checkout) git('worktree', 'remove', '--force', checkout);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the tag of the last release, or undefined if there is none. */
export function findLastRelease(): string | undefined {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Checks out a commit with its packages. Returns its folder. */
function checkOut(commit: string, folder: string): string {
  const install = ['install', '--frozen-lockfile', '--prefer-offline'];
  if (!git('worktree', 'add', '--detach', folder, commit) || !runProgram('pnpm', install, { cwd: folder }))
    throw new Error(`${commit} could not be checked out.`);
  return folder;
}

const git = (...args: string[]): boolean => runProgram('git', args);

/** Returns the folder of the built app in a checkout. */
function buildApp(checkout: string): string {
  const web = path.join(checkout, 'apps/web');
  const dist = path.join(web, 'dist');
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  if (!existsSync(path.join(dist, 'index.html')) && !runProgram(process.execPath, build, { cwd: web }))
    throw new Error('The app could not be built.');
  return dist;
}
