import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { $, createClient } from '@hey-api/openapi-ts';
import { generatedHeader, withoutLineBanner } from './generated-file.ts';

/** schemas.ts: a zod schema for every resource, request and response (hey-api's zod plugin). */
export async function generateValidators(contractFile: string, folder: string): Promise<void> {
  const output = path.join(folder, 'zod');
  await createClient({
    input: contractFile,
    output: { path: output, clean: true },
    logs: { level: 'silent', file: false },
    plugins: [
      {
        name: 'zod',
        compatibilityVersion: 4,
        dates: { offset: true },
        $resolvers: {
          // A file of a multipart body is a Blob, not a string.
          string: (ctx) =>
            ctx.schema.format === 'binary'
              ? $(ctx.plugin.imports.z).attr('instanceof').call('Blob')
              : undefined,
        },
      },
    ],
  });
  const source = await readFile(path.join(output, 'zod.gen.ts'), 'utf8');
  await writeFile(path.join(folder, 'schemas.ts'), generatedHeader + withoutLineBanner(source));
  await rm(output, { recursive: true });
}
