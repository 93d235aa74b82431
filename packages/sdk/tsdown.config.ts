import { defineConfig } from 'tsdown';

const REFERENCED_ENTRIES: Record<string, string[]> = {
  'operations.d.ts': ['index'],
  'react.d.ts': ['index', 'operations'],
  'schemas.d.ts': ['index'],
  'shapes.d.ts': ['index'],
  'testing.d.ts': ['index'],
};

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
  // A program with `declaration: true` names types that only another entry exports, and may not import that entry.
  banner: ({ fileName }) => ({
    dts: (REFERENCED_ENTRIES[fileName] ?? [])
      .map((entry) => `/// <reference path="./${entry}.d.ts" />`)
      .join('\n'),
  }),
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
