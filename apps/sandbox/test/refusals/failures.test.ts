import { expect, it } from 'vitest';
import { startTestSandbox } from '../sandbox.ts';
import { addressOf, operationsWhere } from './example-request.ts';

const sandbox = await startTestSandbox({ failureRate: 1 });

it.each(operationsWhere(() => true))('$id fails in the envelope when it is told to fail', async (row) => {
  const answer = await sandbox.send(row.operation.method, addressOf(row.operation));
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'server_error', error: 'Server error occurred.', details: {} },
  });
});
