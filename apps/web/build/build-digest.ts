import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { BUILD_FILE, type BuildFiles, buildIn, VERSION_FILE } from '../hosting/build-files.ts';
import packageJson from '../package.json' with { type: 'json' };
import { writeCompressed } from './compress.ts';

/** Returns the app's entry script as the documents reference it. */
function findEntry(files: BuildFiles): string {
  const entry = Object.keys(files).find((file) => /^assets\/index-[^/]+\.js$/.test(file));
  if (entry === undefined)
    throw new Error('Expected an entry script assets/index-*.js in the build, but found none.');
  return `/${entry}`;
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
