import { expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();

it('rejects text with null bytes, but accepts escaped ones', async () => {
  const { access: token } = await registerMember(sandbox);
  const patch = (json: unknown) => sandbox.send('PATCH', '/user/profile/', { token, json });
  const { status, body } = await patch({ bio: 'sea\u0000side' });
  expect([status, Object.keys(body.details)]).toEqual([400, ['bio']]);
  expect((await patch({ bio: 'sea\\u0000side' })).body.bio).toBe('sea\\u0000side');
  expect((await sandbox.send('GET', '/user/profile/mem_%00/', { token })).status).toBe(404);
});
