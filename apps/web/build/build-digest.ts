import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { isCompressed, writeCompressed } from './compress.ts';

/** Name of the file that lists a build's files. It is served with the build. */
export const BUILD_FILE = 'build.json';
/** Name of the file with the version, the build's digest and the app's entry. */
export const VERSION_FILE = 'version.json';

/** Name of the file with the host's settings (src/shared/host/settings.ts). */
export const SETTINGS_FILE = 'settings.json';

/** Hex SHA-256 of each file that a host serves, by path. */
export type BuildFiles = Readonly<Record<string, string>>;
export type Build = { digest: string; files: BuildFiles };

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns the app's entry script as the documents reference it. */
function findEntry(files: BuildFiles): string {
  const entry = Object.keys(files).find((file) => /^assets\/index-[^/]+\.js$/.test(file));
  if (entry === undefined)
    throw new Error('Expected an entry script assets/index-*.js in the build, but found none.');
  return `/${entry}`;
}

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

/**
 * Writes `build.json` and `version.json` and prints the digest. The same sources result in the same digest everywhere.
 */
export function buildDigest(): Plugin {
  let folder: string;
  let isWritten = false;
  return {
    name: 'gli:build-digest',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    // A failed build has no files to list.
    writeBundle() {
      isWritten = true;
    },
    // Runs after the service worker has been written.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isWritten) return;
        const build = buildIn(folder);
        const { version } = packageJson;
        writeFileSync(path.join(folder, BUILD_FILE), JSON.stringify(build));
        writeFileSync(
          path.join(folder, VERSION_FILE),
          JSON.stringify({ version, digest: build.digest, entry: findEntry(build.files) }),
        );
        if (!process.env.GLI_UNCOMPRESSED)
          await writeCompressed(Object.keys(build.files).map((file) => path.join(folder, file)));
        // biome-ignore lint/suspicious/noConsole: people compare the digest with a host's.
        console.log(`Build ${build.digest}: ${Object.keys(build.files).length} files.`);
      },
    },
  };
}
