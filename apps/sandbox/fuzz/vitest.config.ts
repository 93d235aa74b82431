import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because it is slow.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'fuzz',
    include: ['fuzz/*.test.ts', 'test/wallet/statement.test.ts'],
    env: { STATEMENT_HISTORIES: '200' },
    globalSetup: ['test/global-setup.ts'],
    hookTimeout: 120_000,
  },
});
