import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract } from '../../openapi/contract.ts';
import { generatedHeader } from './generated-file.ts';

/** types.ts: paths, operations and schemas (openapi-typescript), and a type for each schema. */
export async function generateTypes({ document }: Contract, folder: string): Promise<void> {
  const ast = await openapiTS(JSON.stringify(document), { defaultNonNullable: false, alphabetize: false });
  await writeFile(path.join(folder, 'types.ts'), generatedHeader + astToString(ast));
  const names = Object.keys(document.components.schemas);
  const aliases = names.map((name) => `export type ${name} = Schemas['${name}'];`);
  await writeFile(
    path.join(folder, 'schema-types.ts'),
    `${generatedHeader}import type { components } from './types.ts';\n\ntype Schemas = components['schemas'];\n\n${aliases.join('\n')}\n`,
  );
}
