import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

export default defineConfig({
  root: '.',
  input: { path: '../openapi.json' },
  output: { path: './generated', clean: true, extension: { '.ts': '.ts' }, format: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({}),
    pluginZod({ version: '4', dateType: 'stringOffset' }),
    // Validates every response with its zod schema.
    pluginClient({ client: 'fetch', parser: 'zod' }),
  ],
});
