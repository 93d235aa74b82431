import { type APIRequestContext, expect } from '@playwright/test';
import { type Member, newMember } from './member.ts';
import { noisePng } from './noise-png.ts';

/** Returns a real picture file that is large enough to pass as a portrait. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: noisePng(500),
});

/** Personal information that these journeys submit. */
export const personalInfo = {
  legal_name: '오세아',
  english_name: 'Oh Sea',
  birth_date: '1992-04-11',
  nationality: 'KR',
  address: { country: 'KR', postal_code: '25460', city: '강릉시', line1: '창해로 14' },
  occupation: 'employee',
  source_of_funds: 'salary',
  politically_exposed: false,
};

/** Completes a new member's steps through the API, up to and including the given step. */
export async function memberAfter(
  request: APIRequestContext,
  step: 'personal-info' | 'documents' | 'contacts',
): Promise<Member> {
  const member = await newMember(request);
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const kyc = `/api/users/${member.user.id}/kyc`;
  const sent = await request.post(`${kyc}/personal-info/`, { headers, data: personalInfo });
  expect(sent.status()).toBe(200);
  if (step === 'personal-info') return member;
  const uploaded = await request.post('/api/kyc/documents/upload/', {
    headers,
    multipart: {
      file: picture('passport.png'),
      document_type: 'passport',
      document_side: 'single',
      issuing_country: 'KR',
      expiry_date: '2035-01-31',
    },
  });
  expect(uploaded.status()).toBe(201);
  if (step === 'documents') return member;
  const contacts = [
    { path: 'email-verification', contact: { email: member.email } },
    { path: 'phone-verification', contact: { phone: '010-2345-0117' } },
  ];
  for (const { path, contact } of contacts) {
    const code = await request.post(`${kyc}/${path}/send/`, { headers, data: contact });
    const verification_code = code.headers()['x-sandbox-code'];
    const data = path === 'phone-verification' ? { ...contact, verification_code } : { verification_code };
    expect((await request.post(`${kyc}/${path}/verify/`, { headers, data })).status()).toBe(200);
  }
  return member;
}

/** Completes, through the API, all steps that precede face verification. */
export async function memberBeforeFace(request: APIRequestContext): Promise<Member> {
  const member = await memberAfter(request, 'contacts');
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const status = `/api/users/${member.user.id}/kyc/status/`;
  // The sandbox reviews a passport for ten seconds.
  await expect
    .poll(async () => (await (await request.get(status, { headers })).json()).next_step, {
      timeout: 20_000,
      intervals: [2_000],
    })
    .toBe('face');
  return member;
}
