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
    // Only limits hangs and floods: eight copies of a flood take about a second on an idle machine.
    testTimeout: 40_000,
    hookTimeout: 120_000,
  },
});
