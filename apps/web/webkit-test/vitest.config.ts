import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'webkit',
    include: ['webkit-test/*.test.ts'],
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
});
