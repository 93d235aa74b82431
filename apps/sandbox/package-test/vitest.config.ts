import { configDefaults, defineConfig } from 'vitest/config';
import { isNightly } from '../test/nightly.ts';

// Separate from the unit tests, because it packs and installs three packages. `turbo run test:package` builds them
// first.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'sandbox tarball',
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isNightly ? [] : ['sandbox-page.test.ts'])],
    globalSetup: ['global-setup.ts'],
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
