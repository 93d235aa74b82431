import { defineConfig } from 'vitest/config';

// For `pnpm exec vitest run --project web part-of-a-path` in this folder. Each package also runs its tests alone.
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'openapi', 'scripts'] },
});
