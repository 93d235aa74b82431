import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/operations/index.ts',
    react: 'src/react/index.ts',
    schemas: 'src/schemas.ts',
    shapes: 'src/shapes.ts',
    testing: 'src/testing/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // `src` is published with the package, for debuggers and "go to definition".
  sourcemap: true,
  dts: { sourcemap: true },
  clean: true,
  hash: false,
  // One file per module, because a shared chunk would move code of lazy modules into the core bundle.
  unbundle: true,
  outputOptions: {
    minifyInternalExports: false,
    sourcemapExcludeSources: true,
    // Marks only the modules that need React in a browser. Server components can use the query options of the same
    // entry.
    banner: ({ name }) =>
      /react\/(hooks|client-context|gli-provider|\w+-hook|use-[\w-]+)$/.test(name) ? "'use client';" : '',
  },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
