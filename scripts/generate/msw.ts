import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { type Contract, operationsOf, resolve } from '../../openapi/contract.ts';
import { generatedHeader, replaceOnce, withoutLineBanner } from './generated-file.ts';

/** msw/: MSW handlers with typed overrides (hey-api's msw plugin), and the examples that they respond with. */
export async function generateMswHandlers(contract: Contract, folder: string): Promise<void> {
  const output = path.join(folder, 'msw');
  await createClient({
    input: structuredClone(contract.document),
    output: { path: output, clean: true, module: { extension: '.ts' } },
    logs: { level: 'silent', file: false },
    // The examples of the contract belong to responses; the plugin only reads those of schemas.
    plugins: ['@hey-api/typescript', { name: 'msw', source: [] }],
  });
  for (const name of ['msw', 'types']) {
    const source = withoutLineBanner(await readFile(path.join(output, `${name}.gen.ts`), 'utf8'));
    await writeFile(
      path.join(output, `${name}.ts`),
      generatedHeader + (name === 'msw' ? patchHandlers(source) : source),
    );
    await rm(path.join(output, `${name}.gen.ts`));
  }
  await rm(path.join(output, 'index.ts'), { force: true });
  await writeFile(path.join(output, 'examples.ts'), examplesModule(contract));
}

function patchHandlers(source: string): string {
  const imported = replaceOnce(source, "'./types.gen.ts'", "'./types.ts'")
    // The plugin's options have the name of msw's, which the declarations of the package would have to number.
    .replaceAll(/\bRequestHandlerOptions\b(?! as)/g, 'HandlerOptions')
    .replaceAll(/RequestHandlerOptions( as RequestHandlerOptions)?2/g, 'RequestHandlerOptions');
  // The plugin's tuple of overrides does not compile under `exactOptionalPropertyTypes`.
  const tuple = replaceOnce(
    imported,
    'response?: R,\n            options?: HandlerOptions\n        ]',
    'response?: R | undefined,\n            options?: HandlerOptions | undefined\n        ]',
  );
  return replaceOnce(
    tuple,
    'type Handler<R> = (response?: R, options?: HandlerOptions)',
    'type Handler<R> = (response?: R, options?: HandlerOptions | undefined)',
  );
}

/** Every named example of every response, by operationId, status and name. */
function examplesModule(contract: Contract): string {
  const { document } = contract;
  const entries = operationsOf(contract.document).map(({ operation }) => {
    const responses = Object.entries(operation.responses).map(([status, reference]) => {
      const media = resolve(document, reference).content?.['application/json'];
      const named = Object.entries(media?.examples ?? {}).map(([name, example]) => [
        name,
        resolve(document, example).value,
      ]);
      return [status, Object.fromEntries(named)];
    });
    return [operation.operationId, Object.fromEntries(responses)];
  });
  const table = JSON.stringify(Object.fromEntries(entries), null, 1);
  return `${generatedHeader}import type { OperationId } from '../operation-table.ts';

/** Bodies of the named examples of each response: operationId → status → name → body. The first of each is the default. */
export const examples: Record<OperationId, Record<string, Record<string, unknown>>> = ${table};
`;
}
