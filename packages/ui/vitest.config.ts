import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    include: ['src/**/*.test.{ts,tsx}'],
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
  },
});
