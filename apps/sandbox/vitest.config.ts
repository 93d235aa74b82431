import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts', 'test/declared-responses/check-whole-run.ts'],
    // Every file opens a sandbox of its own; the code under it is loaded once a worker, which halves the time.
    isolate: false,
    setupFiles: ['test/contract-breaks.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
