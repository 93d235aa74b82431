import { defineConfig } from 'vitest/config';

// Allows `pnpm exec vitest run --project web part-of-a-path` in this folder. Each package can also run its own tests.
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'openapi', 'scripts'] },
});
