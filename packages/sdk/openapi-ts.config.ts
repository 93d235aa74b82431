import { $, defineConfig } from '@hey-api/openapi-ts';

/**
 * zod.gen.ts has a zod schema for every resource, request and response, msw.gen.ts the MSW handlers. `npm run generate` runs
 * it, and makes src/generated/schemas.ts and src/generated/msw/msw.ts of them.
 */
export default defineConfig({
  input: './openapi.json',
  output: { path: './src/generated/hey-api', clean: true },
  logs: { level: 'silent', file: false },
  plugins: [
    // The handlers import its types. The final handlers use the types of openapi-typescript.
    '@hey-api/typescript',
    {
      name: 'zod',
      // A form that imports one schema loads 6 kB of zod/mini, and would load 23 kB of zod.
      compatibilityVersion: 'mini',
      dates: { offset: true },
      $resolvers: {
        // A file of a multipart body is a Blob, not a string.
        string: (ctx) =>
          ctx.schema.format === 'binary'
            ? $(ctx.plugin.imports.z).attr('instanceof').call('Blob')
            : undefined,
      },
    },
    // The contract's examples belong to responses. The plugin only reads examples of schemas.
    { name: 'msw', source: [] },
  ],
});
