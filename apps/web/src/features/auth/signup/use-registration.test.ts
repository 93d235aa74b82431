import { expect, test } from 'vitest';
import { registrationOf, type SignupValues } from './use-registration.ts';

const filledIn: SignupValues = {
  name: ' 박민지 ',
  email: ' minji.park@example.com ',
  password: ' gangneung pine ',
  passwordAgain: ' gangneung pine ',
  referralCode: '',
  acceptsTerms: true,
  acceptsPrivacy: true,
  acceptsRisk: true,
  acceptsMarketing: false,
};
const plainLink = { code: 'SEOYEON26', medium: undefined, campaign: undefined };
const markedLink = { ...plainLink, medium: 'qr' as const, campaign: 'jeju' };

test('name and e-mail are sent without spaces around them, the password as it is, and no empty code', () => {
  expect(registrationOf(filledIn, null, 'ko')).toEqual({
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

test('a code typed by hand, or from a link without marks, goes with the registration', () => {
  const typed = { ...filledIn, referralCode: ' seoyeon26 ' };
  for (const invitation of [null, plainLink]) {
    const { registration, later } = registrationOf(typed, invitation, 'en');
    expect([registration.referral_code, later]).toEqual(['SEOYEON26', null]);
  }
});

test('the code of a link with marks is applied afterwards, together with them', () => {
  const { registration, later } = registrationOf(
    { ...filledIn, referralCode: 'SEOYEON26' },
    markedLink,
    'en',
  );
  expect(registration).not.toHaveProperty('referral_code');
  expect(later).toEqual(markedLink);
});

test('another code than the link’s has none of its marks', () => {
  const { registration, later } = registrationOf(
    { ...filledIn, referralCode: 'HANEUL0726' },
    markedLink,
    'en',
  );
  expect([registration.referral_code, later]).toEqual(['HANEUL0726', null]);
});

test('the terms count as accepted only with every consent that an account needs', () => {
  for (const field of ['acceptsTerms', 'acceptsPrivacy', 'acceptsRisk']) {
    expect(registrationOf({ ...filledIn, [field]: false }, null, 'ko').registration.terms_accepted).toBe(
      false,
    );
  }
});
