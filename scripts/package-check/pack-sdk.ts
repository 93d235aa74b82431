import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

const run = promisify(execFile);
const sdk = path.join(root, 'packages/sdk');
const SOURCES = [
  'src',
  'package.json',
  'openapi.json',
  'tsdown.config.ts',
  'tsconfig.json',
  'README.md',
  'LICENSE',
];

/**
 * Path of the tarball as it would be published. It is built once for the same sources, since several steps install it.
 * @throws Error when it holds files that nobody needs
 */
export async function packSdk(): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache/gli-sdk');
  const folder = path.join(cache, await digest());
  const tarball = path.join(folder, 'gli-sdk.tgz');
  if (await stat(tarball).catch(() => null)) return tarball;
  await rm(cache, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await run('pnpm', ['--filter', '@gli/sdk', 'run', 'build'], { cwd: root }).catch(showOutput);
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: sdk }).catch(showOutput);
  const file = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (!file) throw new Error('pnpm pack left no tarball.');
  const { stdout } = await run('tar', ['-tzf', path.join(folder, file)]);
  const stray = stdout.split('\n').filter((name) => /\/src\/|\.test\./.test(name));
  if (stray.length > 0) throw new Error(`The tarball holds files that nobody needs:\n${stray.join('\n')}`);
  await rename(path.join(folder, file), tarball);
  return tarball;
}

/** Of everything that the build reads; the lockfile stands for the builder. */
async function digest(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(root, 'pnpm-lock.yaml')));
  for (const source of SOURCES) {
    const place = path.join(sdk, source);
    const isFolder = (await stat(place)).isDirectory();
    const entries = isFolder ? await readdir(place, { recursive: true, withFileTypes: true }) : [];
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of isFolder ? files.sort() : [place])
      hash.update(`\0${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** For the `catch` of a program: an error with what it printed. */
export function showOutput(error: { stdout?: string; stderr?: string; message: string }): never {
  throw new Error(`${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
}
