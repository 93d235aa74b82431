import { defineConfig } from 'vitest/config';

// The tests run in parallel, because they spend most of their time waiting for Chromium, the nodes and the sandbox.
export default defineConfig({
  test: {
    name: 'testkit',
    // The browser shares the machine with a node and may be slow to respond.
    expect: { poll: { timeout: 10_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 4,
    isolate: false,
  },
});
