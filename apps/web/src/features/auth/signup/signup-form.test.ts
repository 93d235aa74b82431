import { expect, test } from 'vitest';
import type { Invitation } from '@/data';
import { toRegistration, zSignupForm } from './signup-form.ts';

const filledIn = {
  name: ' 박민지 ',
  email: ' minji.park@example.com ',
  password: ' gangneung pine ',
  password_again: ' gangneung pine ',
  referral_code: '',
  terms_accepted: true,
  privacy_accepted: true,
  risk_accepted: true,
  marketing_accepted: false,
};
const register = (values: typeof filledIn, invitation: Invitation | null, language: 'ko' | 'en') =>
  toRegistration(zSignupForm.parse(values), invitation, language);
/** Returns the names of the rejected fields. */
const getWrongFields = (values: Partial<typeof filledIn>) =>
  zSignupForm.safeParse({ ...filledIn, ...values }).error?.issues.map(({ path }) => path.join('.'));
const plainLink = { code: 'SEOYEON26', medium: undefined, campaign: undefined };
const markedLink = { ...plainLink, medium: 'qr' as const, campaign: 'jeju' };

test('trims the name and email, keeps the password and omits an empty code', () => {
  expect(register(filledIn, null, 'ko')).toEqual({
    registration: {
      name: '박민지',
      email: 'minji.park@example.com',
      password: ' gangneung pine ',
      terms_accepted: true,
      marketing_accepted: false,
      language: 'ko',
    },
    later: null,
  });
});

test('sends a typed code or a plain link’s code with the registration', () => {
  const typed = { ...filledIn, referral_code: ' seoyeon26 ' };
  for (const invitation of [null, plainLink]) {
    const { registration, later } = register(typed, invitation, 'en');
    expect([registration.referral_code, later]).toEqual(['SEOYEON26', null]);
  }
});

test('applies a custom link’s code with its parameters after the registration', () => {
  const { registration, later } = register({ ...filledIn, referral_code: 'SEOYEON26' }, markedLink, 'en');
  expect(registration).not.toHaveProperty('referral_code');
  expect(later).toEqual(markedLink);
});

test('drops the parameters of the link if another code is typed', () => {
  const { registration, later } = register({ ...filledIn, referral_code: 'HANEUL0726' }, markedLink, 'en');
  expect([registration.referral_code, later]).toEqual(['HANEUL0726', null]);
});

test.each(['terms_accepted', 'privacy_accepted', 'risk_accepted'])(
  'rejects a form in which %s is not checked',
  (consent) => {
    expect(getWrongFields({ [consent]: false })).toEqual([consent]);
  },
);

test('reports a mismatched password confirmation along with other errors', () => {
  expect(getWrongFields({ name: '', password_again: 'gangneung' })).toEqual(['name', 'password_again']);
});
