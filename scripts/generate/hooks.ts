import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClientGeneratorsBuilder, type GeneratorVerbOptions, generate } from 'orval';
import type { Contract } from '../../openapi/contract.ts';
import { root } from '../root.ts';
import { capital, generatedHeader, replaceOnce } from './generated-file.ts';

const BANNER = /^\/\*\*[\s\S]*?\*\/\s*/;

/**
 * react/queries.ts: options of React Query for every read; react/hooks.ts: a hook for every operation. orval reads the
 * contract and writes the files; each operation gets a line over its function in named-operations.ts.
 */
export async function generateHooks(contract: Contract, folder: string): Promise<void> {
  const output = path.join(folder, 'react');
  const hooks = path.join(output, 'hooks.ts');
  const queries = path.join(output, 'queries.ts');
  await generate({
    input: contract.file,
    output: {
      target: hooks,
      mode: 'split',
      headers: true,
      client: () => lines(queries),
      tsconfig: path.join(root, 'tsconfig.base.json'),
    },
  });
  const code = replaceOnce(await readFile(hooks, 'utf8'), BANNER, '');
  await writeFile(hooks, generatedHeader + code);
  // The types of parameters and data are those of the operations.
  await rm(path.join(output, 'hooks.schemas.ts'));
}

function lines(queries: string): ClientGeneratorsBuilder {
  return {
    client: (operation) => ({ implementation: hookOf(operation), imports: [], docComment: docOf(operation) }),
    header: ({ verbOptions }) =>
      importsOf(Object.values(verbOptions)) +
      "import { keyedMutationHook, mutationHook } from '../../react/mutation-hook.ts';\n" +
      "import { queryHook } from '../../react/query-hook.ts';\n\n",
    extraFiles: async (verbOptions) => {
      const reads = Object.values(verbOptions).filter(isRead);
      const factories =
        "import { infiniteQueryFactory, queryFactory } from '../../react/query-factory.ts';\n\n";
      const content = generatedHeader + importsOf(reads) + factories + reads.map(factoriesOf).join('\n');
      return [{ path: queries, content }];
    },
  };
}

function hookOf(operation: GeneratorVerbOptions): string {
  const { operationName: name, headers } = operation;
  const isKeyed = headers?.schema.model.includes('Idempotency-Key');
  const make = isRead(operation) ? 'queryHook' : isKeyed ? 'keyedMutationHook' : 'mutationHook';
  const given = isRead(operation) ? name : `'${name}', ${name}`;
  return `export const use${capital(name)} = /* @__PURE__ */ ${make}(${given});\n`;
}

/** A page can be read alone, or as the next one of a list. */
function factoriesOf(operation: GeneratorVerbOptions): string {
  const { operationName: name, response } = operation;
  const factory = (suffix: string, make: string) =>
    `${docOf(operation)}export const ${name}${suffix} = /* @__PURE__ */ ${make}(${name});\n`;
  const isPage = response.definition.success.endsWith('Page');
  return factory('Query', 'queryFactory') + (isPage ? factory('InfiniteQuery', 'infiniteQueryFactory') : '');
}

function isRead({ verb }: GeneratorVerbOptions): boolean {
  return verb === 'get';
}

function docOf({ summary, operationName }: GeneratorVerbOptions): string {
  return `/** ${summary}. See \`${operationName}\` of \`@gli/sdk/operations\`. */\n`;
}

function importsOf(operations: GeneratorVerbOptions[]): string {
  const names = operations.map(({ operationName }) => `  ${operationName},\n`);
  return `import {\n${names.join('')}} from '../named-operations.ts';\n`;
}
