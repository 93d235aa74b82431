import { replaceOnce } from './generated-file.ts';

const ZOD_IMPORT = "import * as z from 'zod/mini';\n";

/** Creates schemas.ts from the output of hey-api's zod plugin. */
export function finishValidators(source: string): string {
  if (!source.includes(FILE_SCHEMA)) throw new Error("The generator's output has changed: no file");
  return withPureSchemas(
    withCharacters(withTodaysValues(source.replaceAll(FILE_SCHEMA, PORTABLE_FILE_SCHEMA))).replaceAll(
      'z.int()',
      // Zod 4.0 has no name for the type of `z.int()`.
      'z.number().check(z.int())',
    ),
  );
}

/**
 * The schema of a file in hey-api's output, and its replacement with types that every zod 4 exports. An error map
 * provides the message.
 */
const FILE_SCHEMA = 'z.instanceof(Blob)';
const PORTABLE_FILE_SCHEMA = 'z.custom<Blob>((value) => value instanceof Blob)';

/** Accepts any string as a newer value of an open enum. The type lists only the known values, like the schema types. */
function withTodaysValues(source: string): string {
  const open = /,\n\s*z\.string\(\)\n(\s*\]\))/g;
  if (!open.test(source)) throw new Error("The generator's output has changed: no open enum");
  const typed = source.replace(open, ', zNewerValue\n$1');
  return replaceOnce(
    typed,
    ZOD_IMPORT,
    `${ZOD_IMPORT}\nconst zNewerValue = z.custom<never>((value) => typeof value === 'string');\n`,
  );
}

/**
 * Limits the length of text in code points, as JSON Schema does. Zod counts UTF-16 code units, and an emoji has two.
 */
const MAX_CHARACTERS = `
function maxCharacters(maximum: number) {
  const check = z.maxLength(maximum);
  check._zod.def.when = ({ value }) => typeof value === 'string' && [...value].length > maximum;
  return check;
}
`;

function withCharacters(source: string): string {
  const limit = /(z\.string\(\)\.check\((?:z\.minLength\(\d+\), )?)z\.maxLength\(/g;
  if (!limit.test(source)) throw new Error("The generator's output has changed: no limit of a text");
  return replaceOnce(source.replace(limit, '$1maxCharacters('), ZOD_IMPORT, ZOD_IMPORT + MAX_CHARACTERS);
}

/**
 * Marks each schema as pure, so that bundlers can drop unused ones. A schema is a tree of calls, each of which would
 * need a mark, so each schema is created in a single marked call.
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
