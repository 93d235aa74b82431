import { defineConfig } from 'vitest/config';

// Apart from the unit tests: it needs a running Prism.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'mock',
    include: ['*.test.ts'],
    // For hangs only: a busy machine takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
