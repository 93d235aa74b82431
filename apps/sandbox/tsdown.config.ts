import { defineConfig } from 'tsdown';

const server = defineConfig({
  entry: { cli: 'src/cli.ts', index: 'src/index.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  clean: true,
  // Includes the sources in the source maps, because the package does not contain them.
  sourcemap: true,
  // Bundles the few functions that are used, so that the SDK is the only one of our packages that the sandbox
  // depends on. The page's bundler is needed only for the sources.
  deps: {
    alwaysBundle: ['@gli/request-code', '@gli/validation', 'dnum', /^@noble\//],
    neverBundle: ['rolldown'],
    onlyBundle: false,
  },
  copy: [
    { from: 'src/core/data/migrations/*.sql', to: 'dist/migrations' },
    { from: 'src/core/data/migrations/meta/_journal.json', to: 'dist/migrations/meta' },
    { from: 'seed', to: 'dist' },
  ],
  dts: false,
  outExtensions: () => ({ js: '.js' }),
});

/** The types of the library. They import nothing but the SDK's, so that integrators need no types of our dependencies. */
const types = defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'node',
  dts: { emitDtsOnly: true, sourcemap: false },
  treeshake: { moduleSideEffects: false },
  clean: false,
  outExtensions: () => ({ dts: '.d.ts' }),
});

/** The page below `/sandbox/`: one script and its assets. */
const page = defineConfig({
  entry: { page: 'src/controls/page/page.tsx' },
  outDir: 'dist/page',
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  minify: true,
  dts: false,
  deps: { alwaysBundle: [/^hono/], onlyBundle: false },
  copy: ['page.html', 'page.css', 'icon.svg'].map((name) => ({
    from: `src/controls/page/${name}`,
    to: 'dist/page',
  })),
  outExtensions: () => ({ js: '.js' }),
});

export default [server, types, page];
