import { BUILD_FILE, type Build, getDigest, SETTINGS_FILE, sha256 } from './build-files.ts';
import { findPolicyDifferences, POLICY } from './compare-policy.ts';
import { securityHeaders } from './security-headers.ts';

/** Encodings that browsers accept. A host may have a separate copy of a file for each. */
const ENCODINGS = ['identity', 'gzip', 'br', 'zstd'];
const CONCURRENT_REQUESTS = 8;

type Served = { file: string; encoding: string; bytes: Uint8Array; headers: Headers };

/**
 * Compares a host's files, in every encoding, and their security headers with a build. Headers are compared with the
 * ones of these sources.
 *
 * @param host URL of the host, including the folder of the build
 * @param digest digest of the expected build; by default, the files are compared with the host's own `build.json`
 * @returns the differences; empty if every byte and every header matches the build
 */
export async function compareHost(host: string, digest?: string): Promise<string[]> {
  const base = host.endsWith('/') ? host : `${host}/`;
  const response = await fetch(new URL(BUILD_FILE, base));
  if (!response.ok) return [`${BUILD_FILE}: ${response.status}`];
  const { files } = (await response.json()) as Build;
  const listed = getDigest(files);
  if (digest !== undefined && listed !== digest) return [`the host has build ${listed}`];
  const found: string[] = [];
  const served: Served[] = [];
  const compare = async ([file, hash, encoding]: readonly [string, string, string]) => {
    const got = await fetch(new URL(file, base), { headers: { 'Accept-Encoding': encoding } });
    const suffix = encoding === 'identity' ? '' : ` (${encoding})`;
    if (!got.ok) return void found.push(`${file}${suffix}: ${got.status}`);
    const bytes = await got.bytes().catch(() => new Uint8Array());
    if (sha256(bytes) !== hash) return void found.push(`${file}${suffix}: other bytes`);
    served.push({ file, encoding, bytes, headers: got.headers });
  };
  const waiting = Object.entries(files).flatMap(([file, hash]) =>
    ENCODINGS.map((encoding) => [file, hash, encoding] as const),
  );
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await compare(next);
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work));
  found.push(...compareHeaders(served, await readOwnOrigins(base)));
  return [...new Set(found)].toSorted();
}

/** Returns the files whose security headers are not the build's. */
function compareHeaders(served: readonly Served[], ownOrigins: readonly string[]): string[] {
  const toText = ({ file, bytes }: Served) => (file.endsWith('.html') ? new TextDecoder().decode(bytes) : '');
  // Static hosts send one policy with the hashes of all documents.
  const documents = served.filter(({ encoding }) => encoding === 'identity').map(toText);
  const forAll = securityHeaders(documents.join('\n'))[POLICY] ?? '';
  return served.flatMap((response) => {
    const { file, headers } = response;
    const { [POLICY]: policy = '', ...others } = securityHeaders(toText(response));
    const changed = Object.entries(others).filter(([name, value]) => headers.get(name) !== value);
    return [
      ...changed.map(([name]) => `${file}: ${name} is ${headers.get(name) ?? 'missing'}`),
      ...findPolicyDifferences(headers.get(POLICY), { policy, forAll, ownOrigins }).map(
        (difference) => `${file}: ${POLICY} ${difference}`,
      ),
    ];
  });
}

/** Returns the origins that the host's settings add to the policy. */
async function readOwnOrigins(base: string): Promise<string[]> {
  const response = await fetch(new URL(SETTINGS_FILE, base));
  const { api = '', network } = response.ok ? await response.json() : {};
  return [
    ...(URL.canParse(api) ? [new URL(api).origin] : []),
    ...(network === 'testnet' ? ['https://api.testnet.solana.com', 'wss://api.testnet.solana.com'] : []),
  ];
}
