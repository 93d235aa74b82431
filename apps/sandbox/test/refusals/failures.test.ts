import { expect, it } from 'vitest';
import { startTestSandbox } from '../sandbox.ts';
import { buildAddress, operationsWhere } from './example-request.ts';

const sandbox = await startTestSandbox({ failureRate: 1 });

it.each(operationsWhere(() => true))(
  '$id returns the error envelope for an injected failure',
  async (row) => {
    const response = await sandbox.send(row.operation.method, buildAddress(row.operation));
    expect(response).toMatchObject({
      status: 500,
      body: { code: 'server_error', error: 'Server error occurred.', details: {} },
    });
  },
);
