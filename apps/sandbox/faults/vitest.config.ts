import { defineConfig } from 'vitest/config';

// Separate from the unit tests: starts and kills processes, and is slow.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'faults',
    include: ['faults/*.test.ts'],
    // Each file uses both cores.
    fileParallelism: false,
    hookTimeout: 60_000,
  },
});
