import { defineConfig } from 'tsdown';

export default defineConfig({
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
