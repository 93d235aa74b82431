import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // `src` is published with the package, for debuggers and "go to definition".
  sourcemap: true,
  outputOptions: { sourcemapExcludeSources: true },
  dts: { sourcemap: true },
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
