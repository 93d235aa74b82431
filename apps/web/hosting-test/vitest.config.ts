import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'hosting',
    include: ['hosting-test/*.test.ts'],
    // A generous timeout that only catches hangs. The second build takes most of the time.
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
