import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isCompressed, writeCompressed } from './compress.ts';
import packageJson from './package.json' with { type: 'json' };
import { integrityOf } from './prerender/integrity.ts';

/** The list of a build's files, served with it. */
export const BUILD_FILE = 'build.json';
/** What a host serves, in one line: the version, the build's digest, the hash of its service worker, the program's entry. */
export const VERSION_FILE = 'version.json';

/** What a host sets (src/shared/host/settings.ts). */
export const SETTINGS_FILE = 'settings.json';

/** SHA-256 of each file that a host serves, in hex, by its path. */
export type BuildFiles = Readonly<Record<string, string>>;
export type Build = { digest: string; files: BuildFiles };

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The file that starts the program, as the documents name it. */
function entryIn(files: BuildFiles): string {
  const entry = Object.keys(files).find((file) => /^assets\/index-[^/]+\.js$/.test(file));
  if (entry === undefined) throw new Error('The build has no entry.');
  return `/${entry}`;
}

/** One figure for a build: the hash of the list of its files and their hashes. */
export const digestOf = (files: BuildFiles): string =>
  sha256(
    Object.entries(files)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, hash]) => `${hash}  ${file}\n`)
      .join(''),
  );

/**
 * The files of a build, each once. What only tells a host how to serve them (`_headers`, `_redirects`) is not among them,
 * nor what a host sets itself, and members’ pictures come from the API.
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
  return { digest: digestOf(files), files };
}

/** Writes `build.json` and `version.json` and prints the digest, which the same sources give in every folder and on every machine. */
export function buildDigest(): Plugin {
  let folder: string;
  return {
    name: 'gli:build-digest',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    // After the service worker has been written.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const build = buildIn(folder);
        const { version } = packageJson;
        const worker = integrityOf(readFileSync(path.join(folder, 'sw.js')));
        writeFileSync(path.join(folder, BUILD_FILE), JSON.stringify(build));
        writeFileSync(
          path.join(folder, VERSION_FILE),
          JSON.stringify({ version, digest: build.digest, worker, entry: entryIn(build.files) }),
        );
        if (!process.env.GLI_UNCOMPRESSED)
          await writeCompressed(Object.keys(build.files).map((file) => path.join(folder, file)));
        // biome-ignore lint/suspicious/noConsole: whoever builds compares it with a host's.
        console.log(`Build ${build.digest}: ${Object.keys(build.files).length} files.`);
      },
    },
  };
}

/**
 * Compares what a host serves with a build, file by file.
 *
 * @param host its address, up to the folder of the build
 * @param digest the build that it should be; by default the one of its own `build.json`, whose files are then compared
 * @returns what differs; nothing when every byte is the build's
 */
export async function differencesAt(host: string, digest?: string): Promise<string[]> {
  const base = host.endsWith('/') ? host : `${host}/`;
  const response = await fetch(new URL(BUILD_FILE, base));
  if (!response.ok) return [`${BUILD_FILE}: ${response.status}`];
  const { files } = (await response.json()) as Build;
  const listed = digestOf(files);
  if (digest !== undefined && listed !== digest) return [`the host has build ${listed}`];
  const found: string[] = [];
  const compare = async ([file, hash]: [string, string]) => {
    const served = await fetch(new URL(file, base));
    if (!served.ok) found.push(`${file}: ${served.status}`);
    else if (sha256(new Uint8Array(await served.arrayBuffer())) !== hash) found.push(`${file}: other bytes`);
  };
  const waiting = Object.entries(files);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await compare(next);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found.toSorted();
}
