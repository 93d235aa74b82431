import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isCompressed } from '../build/compress.ts';

/** Name of the file that lists a build's files. It is served with the build. */
export const BUILD_FILE = 'build.json';
/** Name of the file with the version, the build's digest and the app's entry. */
export const VERSION_FILE = 'version.json';

/** Name of the file with the host's settings (src/data/host/settings.ts). */
export const SETTINGS_FILE = 'settings.json';

/** Hex SHA-256 of each file that a host serves, by path. */
export type BuildFiles = Readonly<Record<string, string>>;
export type Build = { digest: string; files: BuildFiles };

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns the hash of a build's file list, which includes each file's hash. */
export const getDigest = (files: BuildFiles): string =>
  sha256(
    Object.entries(files)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, hash]) => `${hash}  ${file}\n`)
      .join(''),
  );

/**
 * Lists a build's files with their hashes, except the host's settings, headers and redirects, and members’
 * photos.
 */
export function buildIn(folder: string): Build {
  const isServed = (file: string) =>
    !/^(_|\.vite|media\/avatars\/)/.test(file) &&
    file !== BUILD_FILE &&
    file !== VERSION_FILE &&
    file !== SETTINGS_FILE &&
    !isCompressed(file) &&
    statSync(path.join(folder, file)).isFile();
  const served = globSync('**/*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isServed)
    .toSorted();
  const files = Object.fromEntries(
    served.map((file) => [file, sha256(readFileSync(path.join(folder, file)))]),
  );
  return { digest: getDigest(files), files };
}
