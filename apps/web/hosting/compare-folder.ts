import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BUILD_FILE, type Build, buildIn, getDigest, sha256 } from './build-files.ts';

/**
 * Compares a host's folder with the build in it. Unlike over the network, this finds files that are not part of the
 * build, such as files of earlier builds.
 *
 * @param digest digest of the expected build; by default, the digest in the folder's own `build.json`
 * @returns the differences
 */
export function compareFolder(folder: string, digest?: string): string[] {
  const { files } = JSON.parse(readFileSync(path.join(folder, BUILD_FILE), 'utf8')) as Build;
  const listed = getDigest(files);
  if (digest !== undefined && listed !== digest) return [`the folder has build ${listed}`];
  const present = buildIn(folder).files;
  const compressed = globSync('**/*.{gz,br}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const names = [...new Set([...Object.keys(files), ...Object.keys(present)])];
  const changed = names.flatMap((file) => {
    if (!(file in files)) return [`${file}: not part of the build`];
    if (!(file in present)) return [`${file}: missing`];
    return files[file] === present[file] ? [] : [`${file}: other bytes`];
  });
  const changedCopies = compressed.flatMap((copy) => {
    const hash = files[copy.replace(/\.(gz|br)$/, '')];
    if (hash === undefined) return [`${copy}: not part of the build`];
    return hashCompressed(path.join(folder, copy)) === hash ? [] : [`${copy}: other bytes`];
  });
  return [...changed, ...changedCopies].toSorted();
}

/** Returns the hash of a compressed file's content, or null if it is not compressed. */
function hashCompressed(file: string): string | null {
  const decompress = file.endsWith('.gz') ? gunzipSync : brotliDecompressSync;
  try {
    return sha256(decompress(readFileSync(file)));
  } catch {
    return null;
  }
}
