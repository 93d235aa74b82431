import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { cli: 'src/cli.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  clean: true,
  // Includes the sources in the source maps, because the package does not contain them.
  sourcemap: true,
  dts: false,
  outExtensions: () => ({ js: '.js' }),
});
