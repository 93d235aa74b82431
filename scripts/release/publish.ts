import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { buildAndPack, checkTarball, showOutput } from '../package-check/tarball.ts';
import { root } from '../root.ts';
import { PUBLISHED } from './packages.ts';

const run = promisify(execFile);
/** npm signs where a package was built only on a CI service. */
export const HAS_PROVENANCE = Boolean(process.env.CI);
const TARBALLS = path.join(root, '.cache/release');

/** Builds, packs and checks every package; the tarballs stay in `.cache/release`. */
export async function packAll(): Promise<string[]> {
  await rm(TARBALLS, { recursive: true, force: true });
  const tarballs: string[] = [];
  for (const place of PUBLISHED) {
    const tarball = await buildAndPack(path.join(root, place), TARBALLS);
    await checkTarball(tarball);
    const { size } = await stat(tarball);
    console.log(`  ${path.relative(root, tarball)}, ${Math.round(size / 1000)} kB`);
    tarballs.push(tarball);
  }
  return tarballs;
}

/** True when a person at this terminal types yes. */
export async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return answer.trim() === 'yes';
}

/** A version that the registry has already is left out, so that a run that broke off can be repeated. */
export async function publishAll(tarballs: readonly string[], token: string): Promise<void> {
  const { stdout: registry } = await run('npm', ['config', 'get', 'registry']);
  // By the environment: other users of the machine see the command line.
  const credentials = {
    [`npm_config_${new URL(registry.trim()).href.replace(/^\w+:/, '')}:_authToken`]: token,
  };
  for (const tarball of tarballs) {
    const { name, version } = await manifestIn(tarball);
    const isThere = await run('npm', ['view', `${name}@${version}`, 'version']).then(
      ({ stdout }) => stdout.trim() === version,
      () => false,
    );
    if (isThere) console.log(`${name}@${version} is published already.`);
    else {
      const options = ['--access', 'public', `--provenance=${HAS_PROVENANCE}`];
      const env = { ...process.env, ...credentials };
      await run('npm', ['publish', tarball, ...options], { env }).catch(showOutput);
      console.log(`Published ${name}@${version}.`);
    }
  }
}

async function manifestIn(tarball: string): Promise<{ name: string; version: string }> {
  const { stdout } = await run('tar', ['-xzOf', tarball, 'package/package.json']);
  return JSON.parse(stdout) as { name: string; version: string };
}
