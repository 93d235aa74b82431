import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Contract, listOperations, type PlacedOperation } from '../../openapi/contract.ts';
import { capital, generatedHeader } from './generated-file.ts';
import { callParameters, operationDoc } from './operation-docs.ts';
import { idempotentOperations } from './operations.ts';

/**
 * Writes operation-types.ts (parameter and data types) and named-operations.ts (functions). The functions are annotated
 * with these types, because inferred types would lose the field descriptions.
 */
export async function generateNamedOperations(contract: Contract, folder: string): Promise<void> {
  const keyed = new Set(idempotentOperations(contract).map(({ operation }) => operation.operationId));
  const operations = listOperations(contract.document);
  const types = operations.map((placed) => {
    const id = placed.operation.operationId;
    const params = hasParams(contract, placed) ? `ParamsOf<'${id}'>` : 'NoParams';
    return `
/** Parameters of \`${id}\`. */
export type ${capital(id)}Params = ${params};
/** Data of \`${id}\`. */
export type ${capital(id)}Data = DataOf<'${id}'>;
`;
  });
  const functions = operations.map((placed) => {
    const { method, path: place, operation } = placed;
    const id = operation.operationId;
    const options = keyed.has(id) ? 'KeyedOptions' : 'CallOptions';
    const type = `Operation<${capital(id)}Params, ${capital(id)}Data, ${options}, ErrorCodesOf<'${id}'>>`;
    return `
${operationDoc(contract, placed)}
export const ${id}: ${type} = /* @__PURE__ */ operation('${method}', '${place}');
`;
  });
  await writeFile(
    path.join(folder, 'operation-types.ts'),
    `${generatedHeader}import type { DataOf, NoParams, ParamsOf } from '../operations/operation.ts';\n${types.join('')}`,
  );
  const names = operations.map(
    ({ operation }) =>
      `  ${capital(operation.operationId)}Data,\n  ${capital(operation.operationId)}Params,\n`,
  );
  const imports = `import type { CallOptions } from '../client/call-options.ts';
import { type ErrorCodesOf, type KeyedOptions, type Operation, operation } from '../operations/operation.ts';
import type {\n${names.join('')}} from './operation-types.ts';\n`;
  await writeFile(path.join(folder, 'named-operations.ts'), generatedHeader + imports + functions.join(''));
}

/** True if an operation has parameters. @throws Error if `operation()` does not support them */
function hasParams(contract: Contract, placed: PlacedOperation): boolean {
  const { path: place, operation } = placed;
  const id = operation.operationId;
  const names = callParameters(contract, placed).map(({ name }) => name);
  if (new Set([...names, 'body', 'idempotencyKey']).size < names.length + 2)
    throw new Error(`${id}: two parameters have one name`);
  if (place.replace('{id}', '').includes('{'))
    throw new Error(`${id}: operation() supports no path parameter except id`);
  return names.length > 0 || operation.requestBody !== undefined;
}
