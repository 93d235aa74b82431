import { defineConfig } from 'orval';

export default defineConfig({
  gli: {
    input: '../openapi.json',
    output: {
      target: './generated.ts',
      mode: 'split',
      client: 'fetch',
      baseUrl: { runtime: 'process.env.GLI_BASE_URL' },
      mock: true,
    },
  },
});
