import { defineConfig } from 'vitest/config';

// Apart from the unit tests: it packs and installs the built package first. `turbo run test:package` builds it.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'sdk tarball',
    include: ['**/*.test.ts'],
    globalSetup: ['global-setup.ts'],
    // Compilers and runtimes are separate processes, and a test waits for one.
    maxConcurrency: 2,
    // For hangs only: a busy machine takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
