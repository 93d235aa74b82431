import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type OperationId, operationTable } from '@gli/sdk';
import { expect, it } from 'vitest';
import { sourceFiles } from './i18n/testing/source-files.ts';

const repository = path.join(import.meta.dirname, '../../..');
const readme = readFileSync(path.join(repository, 'packages/sdk/README.md'), 'utf8');
const sources = ['apps/web/src', 'packages/session/src', 'packages/wallet/src', 'packages/sdk/src/client']
  .flatMap((folder) => sourceFiles(folder))
  .map(({ text }) => text)
  .join('\n');

/** Called by its hook, by its name or its query, under its name (an upload), or by its path (session, wallet, transport). */
function isCalled(id: OperationId): boolean {
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const names = [
    `\\b${hook}\\(`,
    `\\b${id}(Query|InfiniteQuery)?\\(`,
    `'${id}'`,
    `'${operationTable[id].path}'`,
  ];
  return new RegExp(names.join('|')).test(sources);
}

it('every operation is reached from the app, or the README of the SDK lists it as for integrators only', () => {
  const [, section = ''] = readme.split('## What the app itself does not call');
  const listed = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, id]) => id);
  const isOperation = (id: string): id is OperationId => id in operationTable;
  const uncalled = Object.keys(operationTable)
    .filter(isOperation)
    .filter((id) => !isCalled(id));
  expect(uncalled.toSorted()).toEqual(listed.toSorted());
});
