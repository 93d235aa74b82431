import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    // For hangs only: a busy machine takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The app's code is loaded once per worker, which takes a quarter of the time.
    isolate: false,
    setupFiles: ['src/testing/patience.ts'],
  },
});
