import { expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { createKycSteps } from './journey.ts';

const sandbox = await startTestSandbox({ kycReviewMs: 0 });

it('approves submissions immediately if the review time is zero', async () => {
  const kyc = createKycSteps(sandbox, await registerMember(sandbox));
  expect((await kyc.personalInfo({ politically_exposed: true })).body.status).toBe('approved');
  expect((await kyc.upload()).body).toMatchObject({ status: 'approved', reviewed_at: expect.any(String) });
});
