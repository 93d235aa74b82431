import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because it is slow.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'fuzz',
    include: ['fuzz/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    hookTimeout: 120_000,
  },
});
