import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because it packs and installs the built package. `turbo run test:package` builds it.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'sdk tarball',
    include: ['**/*.test.ts'],
    globalSetup: ['global-setup.ts'],
    // Compilers and runtimes are separate processes that the tests wait for.
    maxConcurrency: 2,
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
