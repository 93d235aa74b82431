import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();

it('executes further statements after a failed one', async () => {
  await registerMember(sandbox);
  await registerMember(sandbox);
  await expect(sandbox.sandbox.database.db.execute(sql`select 1 / 0`)).rejects.toThrow();
  await registerMember(sandbox);
  await registerMember(sandbox);
});
