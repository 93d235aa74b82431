import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Contract, operationsOf } from '../../openapi/contract.ts';
import { capital, generatedHeader } from './generated-file.ts';
import { callParameters, operationDoc } from './operation-docs.ts';
import { idempotentOperations } from './operations.ts';

/** named-operations.ts: a function for each operation, with the types of its parameters and its data. */
export async function generateNamedOperations(contract: Contract, folder: string): Promise<void> {
  const keyed = new Set(idempotentOperations(contract).map(({ operation }) => operation.operationId));
  const functions = operationsOf(contract.document).map((placed) => {
    const { method, path: place, operation } = placed;
    const id = operation.operationId;
    const names = callParameters(contract, placed).map(({ name }) => name);
    const hasParams = names.length > 0 || operation.requestBody !== undefined;
    if (new Set([...names, 'body', 'idempotencyKey']).size < names.length + 2)
      throw new Error(`${id}: two parameters have one name`);
    if (place.replace('{id}', '').includes('{'))
      throw new Error(`${id}: operation() knows no path parameter but id`);
    const types = `${capital(id)}Params, ${capital(id)}Data${keyed.has(id) ? ', KeyedOptions' : ''}`;
    return `
export type ${capital(id)}Params = ${hasParams ? `ParamsOf<'${id}'>` : 'NoParams'};
export type ${capital(id)}Data = DataOf<'${id}'>;
${operationDoc(contract, placed)}
export const ${id} = /* @__PURE__ */ operation<${types}>('${method}', '${place}');
`;
  });
  const used = '{ type DataOf, type KeyedOptions, type NoParams, operation, type ParamsOf }';
  const imports = `import ${used} from '../operations/operation.ts';\n`;
  await writeFile(path.join(folder, 'named-operations.ts'), generatedHeader + imports + functions.join(''));
}
