import { expect } from 'vitest';
import { registerMember, type TestMember } from '../members.ts';
import { png, sendForm } from '../pictures.ts';
import type { TestResponse, TestSandbox } from '../sandbox.ts';

export const PERSONAL_INFO = {
  legal_name: '한지우',
  english_name: 'Han Jiwoo',
  birth_date: '1994-03-21',
  nationality: 'KR',
  address: { country: 'KR', postal_code: '63002', city: '제주시', line1: '애월해안로 12' },
  occupation: 'employee',
  source_of_funds: 'salary',
  politically_exposed: false,
};

export function createKycSteps(sandbox: TestSandbox, member: TestMember) {
  const { send } = sandbox;
  const at = (path: string) => `/users/${member.id}${path}`;
  const post = (path: string, json: unknown) => send('POST', at(path), { token: member.access, json });
  const get = (path: string) => send('GET', at(path), { token: member.access });
  return {
    status: async () => (await get('/kyc/status/')).body,
    step: async (name: string) =>
      (await get('/kyc/status/')).body.steps.find((step: { name: string }) => step.name === name),
    documents: async () => (await get('/kyc/documents/')).body,
    faceStatus: async () => (await get('/face-verification/status/')).body,
    faceHistory: async () => (await get('/face-verification/history/')).body,
    personalInfo: (changes: Record<string, unknown> = {}) =>
      post('/kyc/personal-info/', { ...PERSONAL_INFO, ...changes }),
    upload: (fields: Record<string, string | File> = {}): Promise<TestResponse> =>
      sendForm(
        sandbox,
        '/kyc/documents/upload/',
        {
          file: new File([png(20, 20)], 'passport.png'),
          document_type: 'passport',
          document_side: 'single',
          expiry_date: '2034-05-14',
          ...fields,
        },
        member.access,
      ),
    sendEmail: (email = member.email) => post('/kyc/email-verification/send/', { email }),
    verifyEmail: (verification_code: string) =>
      post('/kyc/email-verification/verify/', { verification_code }),
    sendPhone: (phone = '010-7654-3210') => post('/kyc/phone-verification/send/', { phone }),
    verifyPhone: (verification_code: string, phone = '+82 10 7654 3210') =>
      post('/kyc/phone-verification/verify/', { phone, verification_code }),
    face: (image: File = new File([png()], 'portrait.png'), more: Record<string, string> = {}) =>
      sendForm(sandbox, at('/face-verification/'), { image, ...more }, member.access),
  };
}

/** Returns the code that the sandbox shows instead of sending it. */
export const readCode = ({ headers }: TestResponse): string => headers.get('X-Sandbox-Code') ?? 'none';

/** Returns a code that differs from the given one. */
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Creates a member who has completed all steps except the face step. */
export async function memberBeforeFace(sandbox: TestSandbox) {
  const member = await registerMember(sandbox);
  const kyc = createKycSteps(sandbox, member);
  expect((await kyc.personalInfo()).status).toBe(200);
  expect((await kyc.upload()).status).toBe(201);
  expect((await kyc.verifyEmail(readCode(await kyc.sendEmail()))).status).toBe(200);
  expect((await kyc.verifyPhone(readCode(await kyc.sendPhone()))).status).toBe(200);
  sandbox.advance(10_000);
  return { member, kyc };
}
