import { defineConfig } from 'vitest/config';
import { installable } from './build/pwa.ts';

export default defineConfig({
  // The plugin's virtual module registers the service worker.
  plugins: [installable()],
  resolve: { tsconfigPaths: true },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    // For hangs only: a busy machine takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The app's code is loaded once per worker, which takes a quarter of the time.
    isolate: false,
    setupFiles: ['src/testing/test-timeouts.ts'],
  },
});
