import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because attacks run one after another against a real process over the network.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'attacks',
    include: ['attacks/*.test.ts'],
    globalSetup: ['attacks/start-target.ts'],
    reporters: ['minimal', './attacks/table.ts'],
    fileParallelism: false,
    // Only hangs and successful floods exceed this. Eight copies take about a second on an idle machine.
    testTimeout: 40_000,
    hookTimeout: 120_000,
  },
});
