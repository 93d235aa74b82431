import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { cli: 'src/cli.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  clean: true,
  // Private packages of the repository travel inside the bundle.
  deps: { alwaysBundle: ['@gli/validation', 'dnum'], onlyBundle: false },
  copy: [{ from: 'src/core/data/migrations', to: 'dist' }],
  outExtensions: () => ({ js: '.js' }),
});
