import { defineConfig } from 'vitest/config';

// Apart from the unit tests: it starts and kills processes, and takes its time.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'faults',
    include: ['faults/*.test.ts'],
    // Both files load both cores.
    fileParallelism: false,
    hookTimeout: 60_000,
  },
});
