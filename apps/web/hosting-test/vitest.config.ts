import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'hosting',
    include: ['hosting-test/*.test.ts'],
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
