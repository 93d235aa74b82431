import { beforeEach, describe, expect, it } from 'vitest';
import { createKycSteps, otherThan, readCode } from '../kyc/journey.ts';
import { registerMember, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
let member: TestMember;
const verify = (phone: string, verification_code?: string) =>
  sandbox.send('POST', '/user/profile/verify-phone/', {
    token: member.access,
    json: { phone, verification_code },
  });

beforeEach(async () => {
  member = await registerMember(sandbox);
});

it('sends a code, and saves the number to the profile once the code is entered', async () => {
  const sent = await verify('010-9876-5432');
  expect(sent.body).toMatchObject({
    status: 'code_sent',
    phone: '+82 10-9876-5432',
    resend_after_seconds: 60,
    attempts_left: 5,
    verified_at: null,
  });
  expect(sandbox.log.at(-1)).toContain(readCode(sent));
  const verified = await verify('+82 (10) 9876 5432', readCode(sent));
  expect(verified.body).toMatchObject({
    status: 'verified',
    expires_at: null,
    verified_at: expect.any(String),
  });
  const { body } = await sandbox.send('GET', '/user/profile/', { token: member.access });
  expect(body).toMatchObject({ phone: '+82 10-9876-5432', phone_verified: true });
  const again = await verify('010-9876-5432');
  expect([again.status, again.body.code]).toEqual([409, 'already_verified']);
});

describe('the phone of the identity check', () => {
  const readPhone = async () => {
    const { body } = await sandbox.send('GET', '/user/profile/', { token: member.access });
    return { phone: body.phone, phone_verified: body.phone_verified };
  };

  it('is the number verified in the profile before the identity check, without a second code', async () => {
    const kyc = createKycSteps(sandbox, member);
    await verify('010-9876-5432', readCode(await verify('010-9876-5432')));
    expect(await kyc.step('phone')).toMatchObject({ status: 'locked', verified_contact: null });
    expect(await kyc.status()).toMatchObject({ progress_percent: '0', submitted_at: null });
    await kyc.personalInfo();
    expect(await kyc.step('phone')).toMatchObject({
      status: 'approved',
      verified_contact: '+82 10-****-5432',
    });
    expect((await kyc.sendPhone('010-9876-5432')).body.code).toBe('already_verified');
  });

  it('becomes the verified number of the profile', async () => {
    const kyc = createKycSteps(sandbox, member);
    await kyc.personalInfo();
    await kyc.verifyPhone(readCode(await kyc.sendPhone()));
    expect(await readPhone()).toEqual({ phone: '+82 10-7654-3210', phone_verified: true });
    const again = await verify('010-7654-3210');
    expect([again.status, again.body.code]).toEqual([409, 'already_verified']);
  });

  it('follows a number that is verified in the profile later', async () => {
    const kyc = createKycSteps(sandbox, member);
    await kyc.personalInfo();
    await kyc.verifyPhone(readCode(await kyc.sendPhone()));
    await verify('010-1111-2222', readCode(await verify('010-1111-2222')));
    expect(await readPhone()).toEqual({ phone: '+82 10-1111-2222', phone_verified: true });
    expect(await kyc.step('phone')).toMatchObject({
      status: 'approved',
      verified_contact: '+82 10-****-2222',
    });
  });

  it.each([['010-1111-2222'], [null]])(
    'opens again when the profile’s number changes to %s',
    async (phone) => {
      const kyc = createKycSteps(sandbox, member);
      await kyc.personalInfo();
      await kyc.verifyPhone(readCode(await kyc.sendPhone()));
      await sandbox.send('PATCH', '/user/profile/', { token: member.access, json: { phone } });
      expect((await readPhone()).phone_verified).toBe(false);
      expect(await kyc.step('phone')).toMatchObject({ status: 'open', verified_contact: null });
    },
  );
});

it('rejects wrong, expired and blocked codes with the same error', async () => {
  const first = readCode(await verify('010-9876-5432'));
  const wrong = await verify('010-9876-5432', otherThan(first));
  expect([wrong.status, wrong.body.error]).toEqual([400, 'The code is not valid.']);
  expect((await verify('010-1111-2222', first)).body.code).toBe('invalid_verification_code');
  sandbox.advance(3 * 60_000);
  expect((await verify('010-9876-5432', first)).body.code).toBe('invalid_verification_code');
  const second = readCode(await verify('010-9876-5432'));
  await Promise.all(Array.from({ length: 5 }, () => verify('010-9876-5432', otherThan(second))));
  expect((await verify('010-9876-5432', second)).body.code).toBe('invalid_verification_code');
});

it('sends at most one message a minute', async () => {
  await verify('010-9876-5432');
  const early = await verify('010-9876-5432');
  expect([early.status, early.body.code]).toEqual([429, 'rate_limited']);
});

it('requires a mobile number', async () => {
  expect((await verify('02-123-4567')).body.details.phone).toHaveLength(1);
  expect((await verify('call me now')).body.details).toEqual({
    phone: ['Use digits, hyphens, spaces, parentheses and a leading + only.'],
  });
});
