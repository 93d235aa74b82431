import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'openapi',
    include: ['**/*.test.ts'],
    // Only catches hangs: a busy machine takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Loading code once per worker halves the time.
    isolate: false,
  },
});
