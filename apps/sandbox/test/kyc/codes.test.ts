import { beforeEach, describe, expect, it } from 'vitest';
import { registerMember, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { createKycSteps, otherThan, readCode } from './journey.ts';

const sandbox = await startTestSandbox();
let member: TestMember;
let kyc: ReturnType<typeof createKycSteps>;

beforeEach(async () => {
  member = await registerMember(sandbox);
  kyc = createKycSteps(sandbox, member);
  await kyc.personalInfo();
});

it('returns the code in a header and the log, but not in the response body', async () => {
  const sent = await kyc.sendEmail();
  expect(sent.status).toBe(200);
  expect(sent.body).toMatchObject({ step: 'email', resend_after_seconds: 60, attempts_left: 5 });
  expect(Object.keys(sent.body)).not.toContain('code');
  expect(readCode(sent)).toMatch(/^\d{6}$/);
  expect(JSON.stringify(sent.body)).not.toContain(readCode(sent));
  expect(sandbox.log.at(-1)).toContain(readCode(sent));
});

describe.each([
  ['email', 10, 10, () => kyc.sendEmail(), (code: string) => kyc.verifyEmail(code)],
  ['phone', 3, 5, () => kyc.sendPhone(), (code: string) => kyc.verifyPhone(code)],
] as const)('the %s code', (step, minutes, dailyLimit, send, verify) => {
  it(`expires after ${minutes} minutes`, async () => {
    const first = readCode(await send());
    sandbox.advance(minutes * 60_000);
    expect((await verify(first)).body.details).toEqual({
      verification_code: ['The code is not valid. Request a new one.'],
    });
    const second = readCode(await send());
    // Leaves half a minute for the calls of a busy machine.
    sandbox.advance(minutes * 60_000 - 30_000);
    // The bearer token is valid for only 15 minutes, so refresh it.
    const json = { refresh_token: member.refresh };
    const { body } = await sandbox.send('POST', '/auth/refresh/', { json });
    kyc = createKycSteps(sandbox, { ...member, access: body.access_token });
    expect((await verify(second)).status).toBe(200);
    expect(await kyc.step(step)).toMatchObject({ status: 'approved' });
  });

  it('allows at most five wrong entries, even if they are concurrent', async () => {
    const code = readCode(await send());
    const wrong = await verify(otherThan(code));
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_verification_code']);
    expect(wrong.body.details.verification_code).toEqual(['The code is not valid. 4 attempts left.']);
    await Promise.all(Array.from({ length: 6 }, () => verify(otherThan(code))));
    expect((await verify(code)).status).toBe(400);
    sandbox.advance(60_000);
    expect((await verify(readCode(await send()))).status).toBe(200);
  });

  it('is voided by the next code, which can be requested after a minute', async () => {
    const first = readCode(await send());
    const early = await send();
    expect([early.status, early.body.code]).toEqual([429, 'rate_limited']);
    const seconds = Number(early.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(50);
    sandbox.advance(seconds * 1000);
    const second = readCode(await send());
    if (first !== second) expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(200);
  });

  it(`is sent at most ${dailyLimit} times a day`, async () => {
    for (let count = 0; count < dailyLimit; count++) {
      expect((await send()).status).toBe(200);
      sandbox.advance(60_000);
    }
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(80_000);
  });

  it('is sent only once for many concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, send));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
  });

  it('is rejected if none was sent or if it does not have six digits', async () => {
    expect((await verify('123456')).body.code).toBe('invalid_verification_code');
    const short = await verify('12345');
    expect(short.body).toMatchObject({ code: 'validation_failed' });
    expect(short.body.details.verification_code).toEqual(['Enter the six digits of the code.']);
  });
});

it('rejects another account’s email, both when a code is requested and when it is entered', async () => {
  const taken = await kyc.sendEmail('Seoyeon.Kim@example.com');
  expect([taken.status, taken.body.code]).toEqual([409, 'email_already_registered']);
  const email = `later-${Date.now()}@example.com`;
  const code = readCode(await kyc.sendEmail(email));
  await registerMember(sandbox, { email });
  // The request contains only the code, so no other field is named.
  expect((await kyc.verifyEmail(code)).body).toMatchObject({ code: 'email_already_registered', details: {} });
});

it('verifies an email other than the login email, which stays unchanged', async () => {
  const code = readCode(await kyc.sendEmail(`other-${Date.now()}@example.com`));
  expect((await kyc.verifyEmail(code)).body.steps[2].verified_contact).toMatch(/^ot\*\*\*@example\.com$/);
  const { body } = await sandbox.send('GET', '/user/profile/', { token: member.access });
  expect(body.email_verified).toBe(false);
});

it('rejects an invalid email, a landline number and a code sent to another number', async () => {
  expect((await kyc.sendEmail('nobody')).body.details.email).toEqual(['Not a valid email format.']);
  for (const phone of ['02-123-4567', '031 123 4567', '+82 2 123 4567']) {
    expect((await kyc.sendPhone(phone)).body.details).toEqual({
      phone: ['Enter a mobile number that can receive text messages.'],
    });
  }
  const code = readCode(await kyc.sendPhone('+82 (10) 7654-3210'));
  expect((await kyc.verifyPhone(code, '010-1111-2222')).body.code).toBe('invalid_verification_code');
  expect((await kyc.verifyPhone(code, '010 7654 3210')).status).toBe(200);
});
