import { defineConfig } from 'vitest/config';
import { installable } from './build/pwa.ts';

export default defineConfig({
  // Needed for its virtual module, which registers the service worker.
  plugins: [installable()],
  resolve: { tsconfigPaths: true },
  test: {
    name: 'web',
    include: ['{src,build,hosting}/**/*.test.{ts,tsx}'],
    // A generous timeout that only catches hangs, because a busy machine takes many times longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Loads the app's code once per worker instead of once per file, which takes a quarter of the time.
    isolate: false,
    setupFiles: ['src/testing/test-timeouts.ts', 'src/testing/no-host.ts', 'src/testing/decode-pictures.ts'],
  },
});
