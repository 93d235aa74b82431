import { defineConfig } from 'vitest/config';

// Apart from the unit tests: it needs a running Prism.
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'mock', include: ['*.test.ts'], testTimeout: 20_000, hookTimeout: 30_000 },
});
