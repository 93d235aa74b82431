import { defineConfig } from 'vitest/config';

// The tests mostly wait for Chromium, the nodes and the sandbox, so they run in parallel.
export default defineConfig({
  test: {
    name: 'testkit',
    // The browser shares the machine with a node and may be slow to respond.
    expect: { poll: { timeout: 10_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    // For hangs only: a busy machine takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 4,
    isolate: false,
  },
});
