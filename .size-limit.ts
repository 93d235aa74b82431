// Sizes of the code that apps and pages load. `pnpm size` compares them with the last release. The app's pages need its
// build.
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Check, SizeLimitConfig } from 'size-limit';
import { walletAliases } from './packages/wallet/src/aliases.ts';

/**
 * A size fails if it grows by more than the larger of these two limits since the last release, or exceeds its budget.
 */
const GROWTH_MAX_RATIO = 0.1;
const GROWTH_MAX_BYTES = 100;
const SDK_CLIENT_MAX_BYTES = 11_000;
const SDK_ON_DEMAND_MAX_BYTES = 3_000;
const SDK_HOOK_MAX_BYTES = 2_000;
const SDK_OPERATION_MAX_BYTES = 300;
const SDK_VALIDATOR_MAX_BYTES = 2_000;
const WALLET_CHUNK_MAX_BYTES = 105_000;
const FIRST_PAGE_MAX_BYTES = 180_000;
const PAGE_MAX_BYTES = 225_000;

const released: Record<string, number> = JSON.parse(readFileSync('sizes.json', 'utf8'));

const toCheck = (name: string, budget: number, more: Check): Check => ({
  name,
  limit: `${Math.min(budget, withGrowth(released[name] ?? budget))} B`,
  ...more,
});

const withGrowth = (bytes: number): number =>
  bytes + Math.max(GROWTH_MAX_BYTES, Math.floor(bytes * GROWTH_MAX_RATIO));

const withOptions =
  (options: object) =>
  <Config extends object>(config?: Config): Config => {
    if (!config) throw new TypeError('The bundler has no options.');
    return { ...config, ...options };
  };

const sdk = 'packages/sdk/src';
const LAZY_EXPORTS = /\/lazy-exports\.ts$/;
const operation = (name: string, kind: string): Check =>
  toCheck(`@gli/sdk: one operation more, ${kind}`, SDK_OPERATION_MAX_BYTES, {
    path: `${sdk}/operations/index.ts`,
    import: `{ ${name} }`,
    gzip: true,
    // Excludes code that all operations share.
    modifyRolldownConfig: withOptions({ external: /^\.\.\/(operations|client)\// }),
  });
const hook = (name: string, kind: string): Check =>
  toCheck(`@gli/sdk: one hook, ${kind}`, SDK_HOOK_MAX_BYTES, {
    path: `${sdk}/react/index.ts`,
    import: `{ ${name} }`,
    gzip: true,
    ignore: ['react', '@tanstack/react-query'],
  });

/** Measures a blockchain's code, which the app loads on demand, without the code that is already loaded. */
const walletChunk = (name: string, file: string): Check =>
  toCheck(`@gli/wallet: ${name}`, WALLET_CHUNK_MAX_BYTES, {
    path: `packages/wallet/src/${file}`,
    ignore: ['react', 'react-dom', 'valtio', '@gli/sdk', '@gli/session', 'zod'],
    modifyRolldownConfig: withOptions({
      platform: 'browser',
      resolve: { alias: walletAliases },
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    }),
  });

/** Measures the scripts referenced by a page's document, compressed as the host serves them. */
function pageChecks(): Check[] {
  const dist = 'apps/web/dist';
  if (!existsSync(dist)) throw new Error('Build the app first: pnpm --filter @gli/web build');
  const tags = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g;
  return globSync('**/*.html', { cwd: dist })
    .toSorted()
    .map((document) => {
      const scripts = [...readFileSync(`${dist}/${document}`, 'utf8').matchAll(tags)];
      const route = `/${document.replace(/(index)?\.html$/, '').replace('_id', ':id')}`;
      return toCheck(`page ${route}`, route === '/' ? FIRST_PAGE_MAX_BYTES : PAGE_MAX_BYTES, {
        path: scripts.map(([, script]) => `${dist}${script}.br`),
        brotli: false,
        rolldown: false,
      });
    });
}

export default [
  toCheck('@gli/sdk: client', SDK_CLIENT_MAX_BYTES, {
    path: `${sdk}/index.ts`,
    import: '{ createGliClient }',
    gzip: true,
    modifyRolldownConfig: withOptions({ external: LAZY_EXPORTS }),
  }),
  toCheck('@gli/sdk: pages and uploads, loaded on demand', SDK_ON_DEMAND_MAX_BYTES, {
    path: `${sdk}/client/lazy-exports.ts`,
    import: '*',
    gzip: true,
  }),
  operation('getRwaAsset', 'read'),
  operation('investInRwaAsset', 'write'),
  hook('useGetRwaAsset', 'query'),
  hook('useInvestInRwaAsset', 'mutation'),
  toCheck('@gli/sdk: one validator', SDK_VALIDATOR_MAX_BYTES, {
    path: `${sdk}/schemas.ts`,
    import: '{ zRwaAsset }',
    gzip: true,
    ignore: ['zod'],
  }),
  walletChunk('Solana', 'solana.tsx'),
  walletChunk('Ethereum', 'evm.ts'),
  ...pageChecks(),
] satisfies SizeLimitConfig;
