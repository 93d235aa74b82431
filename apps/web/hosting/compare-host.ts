import { BUILD_FILE, type Build, getDigest, sha256 } from './build-files.ts';

/**
 * Compares a host's files with a build.
 *
 * @param host URL of the host, including the folder of the build
 * @param digest digest of the expected build; by default, the files are compared with the host's own `build.json`
 * @returns the differences; empty if every byte matches the build
 */
export async function compareHost(host: string, digest?: string): Promise<string[]> {
  const base = host.endsWith('/') ? host : `${host}/`;
  const response = await fetch(new URL(BUILD_FILE, base));
  if (!response.ok) return [`${BUILD_FILE}: ${response.status}`];
  const { files } = (await response.json()) as Build;
  const listed = getDigest(files);
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
