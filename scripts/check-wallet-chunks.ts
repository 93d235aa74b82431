// What a visitor downloads of the wallets, on the two builds that scripts/test.ts makes: no chain library before a wallet connects, chunks within
// their limits, and the airdrop in flagged builds only.
//   node scripts/check-wallet-chunks.ts
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './root.ts';

/** Brotli bytes that connecting a wallet adds to the first page. */
const CHAINS = [
  { name: 'Solana', module: 'packages/wallet/src/solana.tsx', limit: 105_000 },
  { name: 'Ethereum', module: 'packages/wallet/src/evm.ts', limit: 90_000 },
] as const;

/** Strings that survive minifying, each in one place of a library or of our code. */
const MARKS = {
  'web3.js': 'failed to get balance of account',
  'wallet-adapter': 'WalletNotReadyError',
  ethers: 'could not coalesce error',
};
const AIRDROP_MARK = 'its block height has passed';

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[] };
type Manifest = Record<string, Chunk>;

const problems: string[] = [];
const plain = path.join(root, 'apps/web/dist');
const flagged = path.join(root, 'apps/web/.cache/with-airdrop');
checkAirdrop(await scriptsOf(plain), await scriptsOf(flagged));
await checkChains(plain);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;

async function scriptsOf(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(path.join(folder, 'assets'))).filter((file) => file.endsWith('.js'));
  const read = async (file: string) =>
    [`assets/${file}`, await readFile(path.join(folder, 'assets', file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

function checkAirdrop(plain: Map<string, string>, flagged: Map<string, string>): void {
  const isIn = (scripts: Map<string, string>) =>
    [...scripts.values()].some((text) => text.includes(AIRDROP_MARK));
  if (isIn(plain)) problems.push('The default build has code of the airdrop.');
  if (!isIn(flagged))
    problems.push('The flagged build has no airdrop: either it is lost, or its mark has changed.');
}

async function checkChains(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const scripts = await scriptsOf(folder);
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  const first = staticFilesOf(manifest, entry);
  for (const [library, mark] of Object.entries(MARKS)) {
    const holders = [...scripts].filter(([, text]) => text.includes(mark)).map(([file]) => file);
    if (holders.length === 0) problems.push(`No chunk has ${library}: its mark has changed.`);
    for (const file of holders) {
      if (first.has(file)) problems.push(`${library} is in ${file}, which every visitor downloads.`);
    }
  }
  const rows = CHAINS.map(({ name, module, limit }) => {
    const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.src?.endsWith(module));
    if (key === undefined) throw new Error(`No chunk is made of ${module}.`);
    const added = [...staticFilesOf(manifest, key)].filter((file) => !first.has(file));
    const bytes = added.reduce((sum, file) => sum + brotliCompressSync(scripts.get(file) ?? '').length, 0);
    if (bytes > limit) problems.push(`${name} takes ${bytes} bytes, more than ${limit}.`);
    return { chain: name, 'bytes brotli': bytes, limit, chunks: added.length };
  });
  console.table(rows);
}

/** A chunk and all that is downloaded with it. */
function staticFilesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticFilesOf(manifest, imported, seen);
  return seen;
}
