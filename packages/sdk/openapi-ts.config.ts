import { $, defineConfig } from '@hey-api/openapi-ts';

/**
 * Configures hey-api. zod.gen.ts has a zod schema for each resource, request and response, and msw.gen.ts has the MSW
 * handlers. `npm run generate` turns them into src/generated/schemas.ts and src/generated/msw/msw.ts. `npx openapi-ts`
 * writes them to a folder that git ignores.
 */
export default defineConfig({
  input: './openapi.json',
  output: { path: './.cache/hey-api', clean: true },
  logs: { level: 'silent', file: false },
  plugins: [
    // hey-api's MSW handlers import these types. The final handlers in `src/generated/msw` use openapi-typescript's.
    '@hey-api/typescript',
    {
      name: 'zod',
      // A form that imports one schema loads 6 kB of zod/mini, compared with 23 kB of zod.
      compatibilityVersion: 'mini',
      dates: { offset: true },
      $resolvers: {
        // A file in a multipart body is a Blob, not a string.
        string: (ctx) =>
          ctx.schema.format === 'binary'
            ? $(ctx.plugin.imports.z).attr('instanceof').call('Blob')
            : undefined,
      },
    },
    // The plugin only reads schema examples. Ours are on the responses.
    { name: 'msw', source: [] },
  ],
});
