import { expect, it } from 'vitest';
import { getExample, goTo } from '../examples.ts';
import { signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
goTo(sandbox, '2026-11-21T10:00:00+09:00');
const { id, access: token } = await signIn(sandbox);

it.each([
  ['ko', `/users/${id}/kyc/status/`, 'kycStatus'],
  ['en', `/users/${id}/kyc/status/`, 'kycStatusEnglish'],
  ['ko', `/users/${id}/kyc/documents/`, 'documents'],
  ['en', `/users/${id}/kyc/documents/?page_size=1`, 'documentsEnglish'],
  ['ko', `/users/${id}/face-verification/status/`, 'faceOpen'],
  ['en', `/users/${id}/face-verification/status/`, 'faceOpenEnglish'],
  ['ko', `/users/${id}/face-verification/history/`, 'faceHistory'],
] as const)("returns the contract's example to Kim in %s from %s: %s", async (language, path, example) => {
  const expected = (await getExample(sandbox, ['GET', path], example, token)) as Record<string, unknown>;
  const { status, body } = await send('GET', path, { token, language });
  expect(status).toBe(200);
  // The contract does not define the order of the parameters in a link.
  const { next, ...rest } = body;
  const { next: expectedNext, ...expectedRest } = expected;
  expect(rest).toEqual(expectedRest);
  expect([...new URLSearchParams(next?.split('?')[1])].sort()).toEqual(
    [...new URLSearchParams(String(expectedNext ?? '').split('?')[1])].sort(),
  );
});

it("shows 65% verification progress in Kim's profile", async () => {
  const { body } = await send('GET', '/user/profile/', { token });
  expect(body).toMatchObject({
    kyc: { level: 'basic', progress_percent: '65', reviewed_at: expect.stringContaining('T20:14:05+09:00') },
    email_verified: true,
    phone_verified: true,
  });
});

it.each([
  ['minji.park@example.com', { level: 'none', progress_percent: '0', next_step: 'personal_info' }],
  ['haneul.jung@example.com', { level: 'none', progress_percent: '30', next_step: 'documents' }],
  ['junho.lee@example.com', { level: 'full', progress_percent: '100', next_step: null }],
])('returns the progress of the demo member %s', async (email, expected) => {
  const member = await signIn(sandbox, email);
  const { body } = await send('GET', `/users/${member.id}/kyc/status/`, { token: member.access });
  expect(body).toMatchObject(expected);
});

it.each<[method: string, path: string, json?: Record<string, string>]>([
  ['GET', '/kyc/status/'],
  ['GET', '/kyc/documents/'],
  ['GET', '/face-verification/status/'],
  ['GET', '/face-verification/history/'],
  ['POST', '/kyc/email-verification/send/', { email: 'someone@example.com' }],
  ['POST', '/kyc/email-verification/verify/', { verification_code: '000000' }],
  ['POST', '/kyc/phone-verification/send/', { phone: '010-2345-6789' }],
  ['POST', '/kyc/phone-verification/verify/', { phone: '010-2345-6789', verification_code: '000000' }],
])('hides %s %s of other members and of unknown ids', async (method, path, json) => {
  for (const other of ['mem_8rt3n6vc1d', 'mem_0000000000']) {
    const { status, body } = await send(method, `/users/${other}${path}`, { token, json });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});

it('returns 404 for a page past the last one', async () => {
  const { status } = await send('GET', `/users/${id}/kyc/documents/?page=2`, { token });
  expect(status).toBe(404);
});
