import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/operations/index.ts',
    react: 'src/react/index.ts',
    schemas: 'src/schemas.ts',
    testing: 'src/testing/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
  inputOptions: { preserveEntrySignatures: 'allow-extension' },
  outputOptions: {
    // What needs a browser's React is apart, so that server components can use the query options of the same entry.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'react-hooks', test: /react\/(hooks|client-context|gli-provider|\w+-hook)\.tsx?$/ },
        { name: 'query-options', test: /react\/(query-factory|invalidation|stale-after)\.ts$/ },
      ],
    },
    banner: ({ name }) => (name === 'react-hooks' ? "'use client';" : ''),
  },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
