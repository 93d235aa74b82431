import { configDefaults, defineConfig } from 'vitest/config';

/** Files that open no database, or only a folder. On PostgreSQL, they would only repeat the run on PGlite. */
const WITHOUT_POSTGRES = [
  'src/**',
  'test/seeded/**',
  'test/data/{folder-lock,data-folder}.test.ts',
  'test/declared-responses/**',
  'test/server/{cli-options,explain-error}.test.ts',
];

export default defineConfig({
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.GLI_TEST_DATABASE_URL ? WITHOUT_POSTGRES : [])],
    // Generous timeouts that only catch hangs, because a busy machine takes many times longer.
    tags: [
      {
        name: 'slow',
        description: 'Takes more than about two seconds of CPU time. `test:slow` runs it.',
        timeout: 600_000,
      },
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['test/global-setup.ts', 'test/declared-responses/check-whole-run.ts'],
    // By default, Vitest leaves one core free, which is half of a small machine.
    maxWorkers: '100%',
    // Every file opens its own sandbox. Loading code once per worker halves the time.
    isolate: false,
    setupFiles: ['test/contract-violations.ts'],
  },
});
