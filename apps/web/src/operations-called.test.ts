import { type OperationId, operationTable } from '@gli/sdk';
import { expect, it } from 'vitest';
import { sourceFiles } from './i18n/testing/source-files.ts';

const sources = ['apps/web/src', 'packages/session/src', 'packages/wallet/src', 'packages/sdk/src/client']
  .flatMap((folder) => sourceFiles(folder))
  .map(({ text }) => text)
  .join('\n');

/**
 * True if the source calls an operation: by its hook, name or query, by its name in an upload, or by its method
 * and path (session, wallet, transport).
 */
function isCalled(id: OperationId): boolean {
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const { method, path: place } = operationTable[id];
  const names = [
    `\\b${hook}\\(`,
    `\\b${id}(Query|InfiniteQuery)?\\(`,
    `'${id}'`,
    `\\.${method === 'POST' ? '(POST|upload)' : method}\\(\\s*'${place}'`,
    `_PATH = '${place}'`,
  ];
  return new RegExp(names.join('|')).test(sources);
}

it('finds a call to every operation in the contract', () => {
  const isOperation = (id: string): id is OperationId => id in operationTable;
  const uncalled = Object.keys(operationTable)
    .filter(isOperation)
    .filter((id) => !isCalled(id));
  expect(uncalled).toEqual([]);
});
