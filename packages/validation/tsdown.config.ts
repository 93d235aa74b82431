import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // `src` travels along in the package: a debugger and "go to definition" find it.
  sourcemap: true,
  outputOptions: { sourcemapExcludeSources: true },
  dts: { sourcemap: true },
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
