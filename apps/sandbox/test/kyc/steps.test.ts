import { describe, expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { createKycSteps, memberBeforeFace, PERSONAL_INFO, readCode } from './journey.ts';

const sandbox = await startTestSandbox();
const newMember = async () => {
  const member = await registerMember(sandbox);
  return { member, kyc: createKycSteps(sandbox, member) };
};
const listStatuses = ({ steps }: { steps: { status: string }[] }) => steps.map(({ status }) => status);

it('reports 100% progress once a new member has completed all five steps', async () => {
  const { member, kyc } = await newMember();
  expect(await kyc.status()).toMatchObject({
    level: 'none',
    progress_percent: '0',
    next_step: 'personal_info',
    submitted_at: null,
    reviewed_at: null,
  });
  expect(listStatuses(await kyc.status())).toEqual(['open', 'locked', 'locked', 'locked', 'locked']);
  expect((await kyc.personalInfo()).body).toMatchObject({
    status: 'approved',
    gender: null,
    address: { line2: null },
  });
  expect(listStatuses(await kyc.status())).toEqual(['approved', 'open', 'open', 'open', 'locked']);
  await kyc.upload();
  const verified = await kyc.verifyEmail(readCode(await kyc.sendEmail()));
  expect(verified.body).toMatchObject({ progress_percent: '30', next_step: 'phone', level: 'none' });
  const phone = await kyc.verifyPhone(readCode(await kyc.sendPhone()));
  expect(phone.body).toMatchObject({ progress_percent: '40', level: 'basic', next_step: null });
  expect(phone.body.steps[3]).toMatchObject({ verified_contact: '+82 10-****-3210' });
  sandbox.advance(10_000);
  expect(await kyc.status()).toMatchObject({ progress_percent: '65', next_step: 'face' });
  expect((await kyc.face()).body).toMatchObject({
    status: 'passed',
    attempts_left: 4,
    rejection_reasons: [],
  });
  expect(await kyc.status()).toMatchObject({ progress_percent: '100', level: 'full', next_step: null });
  const { body } = await sandbox.send('GET', '/user/profile/', { token: member.access });
  expect(body).toMatchObject({ kyc: { level: 'full', progress_percent: '100' }, email_verified: true });
  const open = await sandbox.send('GET', `/user/profile/${member.id}/`, { token: member.access });
  expect(open.body.identity_verified).toBe(true);
});

it('keeps later steps locked until personal information is approved', async () => {
  const { kyc } = await newMember();
  for (const response of [
    await kyc.upload(),
    await kyc.sendEmail(),
    await kyc.verifyEmail('123456'),
    await kyc.sendPhone(),
    await kyc.verifyPhone('123456'),
    await kyc.face(),
  ]) {
    expect([response.status, response.body.code]).toEqual([409, 'kyc_step_locked']);
  }
});

it('rejects further input for a completed step', async () => {
  const { kyc } = await memberBeforeFace(sandbox);
  await kyc.face();
  for (const response of [
    await kyc.personalInfo(),
    await kyc.upload(),
    await kyc.sendEmail(),
    await kyc.verifyEmail('123456'),
    await kyc.sendPhone(),
    await kyc.verifyPhone('123456'),
    await kyc.face(),
  ]) {
    expect([response.status, response.body.code]).toEqual([409, 'already_verified']);
  }
  expect(await kyc.faceStatus()).toMatchObject({
    status: 'approved',
    next_attempt_at: null,
    attempts_left: 4,
  });
});

describe('personal information', () => {
  it('of a politically exposed person waits for a reviewer', async () => {
    const { kyc } = await newMember();
    const { body } = await kyc.personalInfo({ politically_exposed: true });
    expect(body).toMatchObject({ status: 'pending', reviewed_at: null });
    expect(await kyc.status()).toMatchObject({ next_step: null, progress_percent: '0' });
    sandbox.advance(10_000);
    expect(await kyc.status()).toMatchObject({ next_step: 'documents', progress_percent: '20' });
  });

  it('is rejected if the building number is missing, and can be sent again', async () => {
    const { kyc } = await newMember();
    const address = { ...PERSONAL_INFO.address, line1: '애월해안로' };
    const { body } = await kyc.personalInfo({ address });
    expect(body).toMatchObject({ status: 'rejected', rejection_reasons: [{ code: 'details_incomplete' }] });
    expect(await kyc.status()).toMatchObject({ next_step: 'personal_info' });
    expect((await kyc.personalInfo()).body.status).toBe('approved');
  });

  it('names every invalid field', async () => {
    const { kyc } = await newMember();
    const { status, body } = await kyc.personalInfo({
      birth_date: '2015-01-01',
      address: { ...PERSONAL_INFO.address, postal_code: '6300', city: ' ' },
    });
    expect(status).toBe(400);
    expect(body.details).toEqual({
      birth_date: ['Members must be 19 or older.'],
      'address.city': ['City is a required field.'],
      'address.postal_code': ['A Korean postal code has five digits.'],
    });
    expect((await kyc.personalInfo({ birth_date: '0000-01-01' })).status).toBe(400);
    expect((await kyc.personalInfo({ birth_date: undefined })).body.details).toHaveProperty('birth_date');
  });

  it('is accepted only once for concurrent requests', async () => {
    const { kyc } = await newMember();
    const responses = await Promise.all(Array.from({ length: 6 }, () => kyc.personalInfo()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});
