import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'openapi', include: ['**/*.test.ts'], testTimeout: 20_000 } });
