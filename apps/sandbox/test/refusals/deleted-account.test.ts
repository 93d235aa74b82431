import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { members } from '../../src/core/members/schema.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { addressOf, bodyOf, operationsWhere } from './example-request.ts';

const sandbox = await startTestSandbox();

it.each(operationsWhere(({ path }) => path === '/user/profile/' || path === '/user/profile/avatar/'))(
  '$id reveals nothing about an account whose deletion came due',
  async ({ operation }) => {
    const { id, access: token } = await registerMember(sandbox);
    // A deletion ends every session; only one that somebody else's hand made leaves a session to ask with.
    const due = { deletesAt: new Date(sandbox.now().getTime() - 1) };
    await sandbox.sandbox.database.db.update(members).set(due).where(eq(members.id, id));
    const response = await sandbox.send(operation.method, addressOf(operation), {
      token,
      ...bodyOf(operation),
    });
    expect(response).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'This account does not exist any more.' },
    });
  },
);
