import { defineConfig } from 'tsdown';

const REFERENCED_ENTRIES: Record<string, string[]> = {
  'operations.d.ts': ['index'],
  'react.d.ts': ['index', 'operations'],
  'schemas.d.ts': ['index'],
  'shapes.d.ts': ['index'],
  'testing.d.ts': ['index'],
};

/** Modules that need React in a browser. */
const CLIENT_MODULES = /react\/(hooks|client-context|gli-provider|\w+-hook|use-[\w-]+)$/;

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
    banner: ({ name, fileName }) => {
      // A program with `declaration: true` names types that only another entry exports, and may not import that entry.
      if (fileName.endsWith('.d.ts')) {
        const entries = REFERENCED_ENTRIES[fileName] ?? [];
        return entries.map((entry) => `/// <reference path="./${entry}.d.ts" />`).join('\n');
      }
      // Marks only the modules that need React in a browser. Server components can use the query options of the same
      // entry.
      return CLIENT_MODULES.test(name) ? "'use client';" : '';
    },
  },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
