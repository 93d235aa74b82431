import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { members } from '../../src/core/members/schema.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { buildAddress, buildBody, operationsWhere } from './example-request.ts';

const sandbox = await startTestSandbox();

it.each(operationsWhere(({ path }) => path === '/user/profile/' || path === '/user/profile/avatar/'))(
  '$id reveals nothing about an account whose deletion is due',
  async ({ operation }) => {
    const { id, access: token } = await registerMember(sandbox);
    // Deleting an account normally ends every session. This test deletes it directly to keep one.
    const due = { deletesAt: new Date(sandbox.now().getTime() - 1) };
    await sandbox.sandbox.database.db.update(members).set(due).where(eq(members.id, id));
    const response = await sandbox.send(operation.method, buildAddress(operation), {
      token,
      ...buildBody(operation),
    });
    expect(response).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'This account no longer exists.' },
    });
  },
);
