import { defineConfig } from 'vitest/config';

// The tests mostly wait for Chromium, the nodes and the sandbox: side by side they wait once.
export default defineConfig({
  test: {
    name: 'testkit',
    // A browser that shares the machine with a node and its own test answers when it can.
    expect: { poll: { timeout: 10_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: 4,
    isolate: false,
    testTimeout: 15_000,
  },
});
