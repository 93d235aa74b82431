import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'openapi',
    include: ['**/*.test.ts'],
    // For hangs only: a busy machine takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Code is loaded once per worker, which takes half the time.
    isolate: false,
  },
});
