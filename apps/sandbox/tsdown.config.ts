import { defineConfig } from 'tsdown';

const server = defineConfig({
  entry: { cli: 'src/cli.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  clean: true,
  // With the sources inside: the package ships none.
  sourcemap: true,
  // A few functions of it: inside the bundle, the sandbox needs no package of ours but the SDK.
  deps: { alwaysBundle: ['@gli/validation', 'dnum', /^@noble\//], onlyBundle: false },
  copy: [{ from: 'src/core/data/migrations', to: 'dist' }],
  outExtensions: () => ({ js: '.js' }),
});

/** The page below `/sandbox/`, one script and the files beside it. */
const page = defineConfig({
  entry: { page: 'src/controls/page/page.ts' },
  outDir: 'dist/page',
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  minify: true,
  dts: false,
  copy: ['page.html', 'page.css', 'icon.svg'].map((name) => ({
    from: `src/controls/page/${name}`,
    to: 'dist/page',
  })),
  outExtensions: () => ({ js: '.js' }),
});

export default [server, page];
