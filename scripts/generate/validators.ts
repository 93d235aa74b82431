import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { $, createClient } from '@hey-api/openapi-ts';
import { generatedHeader, replaceOnce, withoutLineBanner } from './generated-file.ts';

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
  const source = withoutLineBanner(await readFile(path.join(output, 'zod.gen.ts'), 'utf8'));
  if (!source.includes(FILE_SCHEMA)) throw new Error("The generator's output has changed: no file");
  const portable = withTodaysValues(source.replaceAll(FILE_SCHEMA, PORTABLE_FILE_SCHEMA));
  await writeFile(path.join(folder, 'schemas.ts'), generatedHeader + withPureSchemas(portable));
  await rm(output, { recursive: true });
}

/** The schema of a file in zod's words, and in those that every zod 4 exports the type of. */
const FILE_SCHEMA = 'z.instanceof(Blob)';
const PORTABLE_FILE_SCHEMA = "z.custom<Blob>((value) => value instanceof Blob, 'Expected a Blob')";

/** Beside an enum: any text of a newer server is valid, and the type names the values of today, as those of schemas do. */
function withTodaysValues(source: string): string {
  const open = /,\n\s*z\.string\(\)\n(\s*\]\))/g;
  if (!open.test(source)) throw new Error("The generator's output has changed: no open enum");
  const typed = source.replace(open, ', zNewerValue\n$1');
  const imported = "import * as z from 'zod';\n";
  return replaceOnce(
    typed,
    imported,
    `${imported}\nconst zNewerValue = z.custom<never>((value) => typeof value === 'string');\n`,
  );
}

/**
 * Bundlers drop a schema that nobody uses only when they know that creating it does nothing else. A schema is a tree of
 * calls, each of which would need its mark, so each schema is created in one marked call.
 */
function withPureSchemas(source: string): string {
  const pure = source.replace(
    /^((?:export )?const \w+) = (z\.[\s\S]*?);$(?=\n(?:\n|$))/gm,
    '$1 = /* @__PURE__ */ (() => $2)();',
  );
  const unmarked = pure.match(/^export const \w+ = (?!\/\*|\w+;$).*/m)?.[0];
  if (unmarked) throw new Error(`The generator's output has changed: ${unmarked}`);
  return pure;
}
