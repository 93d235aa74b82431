import { defineConfig } from 'vitest/config';

// Apart from the unit tests: it packs and installs three built packages first. `turbo run test:package` builds them.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'sandbox tarball',
    include: ['*.test.ts'],
    globalSetup: ['global-setup.ts'],
    // For hangs only: a busy machine takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
