// Calls every operation on the mock handlers and validates every response, with the installed zod and msw.
import { readFileSync } from 'node:fs';
import { createGliClient, type OperationId, operationTable, validateResponses } from '@gli/sdk';
import { responseSchemas, zRwaAsset } from '@gli/sdk/schemas';
import { exampleOf, gliHandlers } from '@gli/sdk/testing';
import { setupServer } from 'msw/node';

const server = setupServer(...gliHandlers());
server.listen();
const client = createGliClient({
  baseUrl: 'http://gli.test/api',
  validate: validateResponses(responseSchemas),
  limits: { general: { limit: Number.POSITIVE_INFINITY } },
});
const ids = Object.keys(operationTable) as OperationId[];
for (const id of ids) {
  const { method, path } = operationTable[id];
  await client.send(path.replaceAll(/\{\w+\}/g, 'id_1'), { method });
}
const broken = zRwaAsset.safeParse({ ...exampleOf('getRwaAsset', 200), expected_apy: 8 });
if (broken.success) throw new Error('A wrong response passes.');
server.close();
const readVersion = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
console.log(
  `zod ${readVersion('zod')}, msw ${readVersion('msw')}: ${ids.length} operations respond with valid examples.`,
);
