import { defineConfig } from 'vitest/config';

// Separate from the unit tests: one real process is attacked over the network, one attack after the other.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'attacks',
    include: ['attacks/*.test.ts'],
    globalSetup: ['attacks/start-target.ts'],
    reporters: ['minimal', './attacks/table.ts'],
    fileParallelism: false,
    // For hangs only: a busy machine takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
