import { defineConfig } from 'vitest/config';

// Apart from the unit tests: it takes its time.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'fuzz',
    include: ['fuzz/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    hookTimeout: 60_000,
  },
});
