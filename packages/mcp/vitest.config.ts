import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mcp',
    include: ['src/**/*.test.ts'],
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
