import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because it packs and installs three packages. `turbo run test:package` builds them
// first.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'sandbox tarball',
    include: ['*.test.ts'],
    globalSetup: ['global-setup.ts'],
    // Only catches hangs: a busy machine takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
