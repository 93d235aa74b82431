import type { ProfileInput } from '@gli/sdk';
import { zProfileInput } from '@gli/sdk/schemas';
import { exampleOf } from '@gli/sdk/testing';
import { expect, expectTypeOf, test } from 'vitest';
import { toProfileInput, toProfileValues, zProfileForm } from './profile-form.ts';

const member = exampleOf('getProfile', 200);

test('also sends unchanged fields, because omitted fields are cleared', () => {
  expect(toProfileInput(zProfileForm.parse(toProfileValues(member)), member)).toEqual({
    name: member.name,
    phone: member.phone,
    bio: member.bio,
    birth_date: member.birth_date,
    language: member.language,
    marketing_accepted: member.consents.marketing_accepted,
    notifications: member.notifications,
  });
});

test('trims spaces and sends a cleared field as null', () => {
  const values = { ...toProfileValues(member), name: ' 김서연 ', phone: '  ', bio: '', birth_date: '' };
  expect(toProfileInput(zProfileForm.parse(values), member)).toMatchObject({
    name: '김서연',
    phone: null,
    bio: null,
    birth_date: null,
  });
});

test('sends every field that the contract lets a member edit', () => {
  const input = toProfileInput(zProfileForm.parse(toProfileValues(member)), member);
  expect(Object.keys(input).sort()).toEqual(Object.keys(zProfileInput.shape).sort());
  expectTypeOf(input).toExtend<Required<ProfileInput>>();
  expectTypeOf(input.notifications).toExtend<Required<NonNullable<ProfileInput['notifications']>>>();
});
