import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from '../root.ts';
import { findTarballProblems, packPackage, run } from '../tarball.ts';
import { PUBLISHED } from './packages.ts';

/** npm attests a package's provenance only on a CI service. */
export const HAS_PROVENANCE = Boolean(process.env.CI);
const TARBALLS = path.join(root, '.cache/release');

/** Builds, packs and checks every package. The tarballs stay in `.cache/release`. */
export async function packAll(): Promise<string[]> {
  await rm(TARBALLS, { recursive: true, force: true });
  const tarballs: string[] = [];
  for (const place of PUBLISHED) {
    await run('pnpm', ['run', 'build'], { cwd: path.join(root, place) });
    const tarball = await packPackage(path.join(root, place), TARBALLS);
    const problems = await findTarballProblems(tarball);
    if (problems.length > 0) throw new Error(`The tarball of ${place}:\n  ${problems.join('\n  ')}`);
    const { size } = await stat(tarball);
    console.log(`  ${path.relative(root, tarball)}, ${Math.round(size / 1000)} kB`);
    tarballs.push(tarball);
  }
  return tarballs;
}

/** True if the user confirms in the terminal. */
export async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return answer.trim() === 'yes';
}

/**
 * Publishes the tarballs. Versions that are already in the registry are skipped, so an interrupted run can be repeated.
 */
export async function publishAll(tarballs: readonly string[], token: string): Promise<void> {
  const registry = await run('npm', ['config', 'get', 'registry']);
  // Passed in the environment, because other users of the machine can see command lines.
  const credentials = {
    [`npm_config_${new URL(registry.trim()).href.replace(/^\w+:/, '')}:_authToken`]: token,
  };
  for (const tarball of tarballs) {
    const { name, version } = await manifestIn(tarball);
    const isThere = await run('npm', ['view', `${name}@${version}`, 'version']).then(
      (output) => output.trim() === version,
      () => false,
    );
    if (isThere) console.log(`${name}@${version} is already published.`);
    else {
      const options = ['--access', 'public', `--provenance=${HAS_PROVENANCE}`];
      const env = { ...process.env, ...credentials };
      await run('npm', ['publish', tarball, ...options], { env });
      console.log(`Published ${name}@${version}.`);
    }
  }
}

async function manifestIn(tarball: string): Promise<{ name: string; version: string }> {
  const text = await run('tar', ['-xzOf', tarball, 'package/package.json']);
  return JSON.parse(text) as { name: string; version: string };
}
