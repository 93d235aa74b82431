import { expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { kycOf } from './journey.ts';

const sandbox = await startTestSandbox({ kycReviewMs: 0 });

it('decides immediately when the sandbox is started that way', async () => {
  const kyc = kycOf(sandbox, await registerMember(sandbox));
  expect((await kyc.personalInfo({ politically_exposed: true })).body.status).toBe('approved');
  expect((await kyc.upload()).body).toMatchObject({ status: 'approved', reviewed_at: expect.any(String) });
});
