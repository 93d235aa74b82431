import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/{core,areas}/**/schema.ts',
  out: process.env.GLI_MIGRATIONS_OUT ?? './src/core/data/migrations',
});
