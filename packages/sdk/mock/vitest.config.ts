import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because it needs a running Prism.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'mock',
    include: ['*.test.ts'],
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
