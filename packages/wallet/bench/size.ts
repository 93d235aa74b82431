// Bytes of each entry, minified and brotli-compressed, without React.
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { walletAliases } from '../src/aliases.ts';

const wallet = `${import.meta.dirname}/..`;
/** What the first page has anyway. */
const ON_THE_PAGE = /^(react|react-dom|valtio|@gli\/(sdk|session)|zod)(\/|$)/;

async function sizeOf(entry: string): Promise<number> {
  const bundle = await rolldown({
    input: `${wallet}/${entry}`,
    external: ON_THE_PAGE,
    platform: 'browser',
    resolve: { alias: { ...walletAliases } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return brotliCompressSync(code).length;
}

const LIMITS: Readonly<Record<string, number>> = {
  // The app fetches it at the first sign of a wallet, not with the first page.
  'bench/first-page.ts': 6_700,
  'src/solana.tsx': 105_000,
  'src/evm.ts': 90_000,
};

const rows = [];
for (const [entry, limit] of Object.entries(LIMITS)) {
  const bytes = await sizeOf(entry);
  rows.push({ entry, 'bytes brotli': bytes, limit });
  if (bytes > limit) process.exitCode = 1;
}
// biome-ignore lint/suspicious/noConsole: a program that reports to its terminal
console.table(rows);
