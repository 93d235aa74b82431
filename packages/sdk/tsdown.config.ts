import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react/index.ts',
    schemas: 'src/schemas.ts',
    testing: 'src/testing/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: { compilerOptions: { stripInternal: true } },
  clean: true,
  hash: false,
  outputOptions: { minifyInternalExports: false },
  // A file per module: a shared chunk would carry what only the lazy ones use into the core of a program.
  unbundle: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
