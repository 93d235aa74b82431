import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['test/global-setup.ts', 'test/declared-responses/check-whole-run.ts'],
    // By default, Vitest leaves one core free, which is half of a small machine.
    maxWorkers: '100%',
    // Every file opens its own sandbox. Loading code once per worker halves the time.
    isolate: false,
    setupFiles: ['test/contract-violations.ts'],
  },
});
