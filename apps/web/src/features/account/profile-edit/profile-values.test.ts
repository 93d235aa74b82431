import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { profileInputOf, profileValuesOf } from './profile-values.ts';

const member = exampleOf('getProfile', 200);

test('saving without a change sends the whole profile, since omitted fields are cleared', () => {
  expect(profileInputOf(profileValuesOf(member), member)).toEqual({
    name: member.name,
    phone: member.phone,
    bio: member.bio,
    birth_date: member.birth_date,
    language: member.language,
    marketing_accepted: member.consents.marketing_accepted,
    notifications: member.notifications,
  });
});

test('surrounding spaces are not sent, and an emptied field is sent as null', () => {
  const values = { ...profileValuesOf(member), name: ' 김서연 ', phone: '  ', bio: '', birthDate: '' };
  expect(profileInputOf(values, member)).toMatchObject({
    name: '김서연',
    phone: null,
    bio: null,
    birth_date: null,
  });
});
