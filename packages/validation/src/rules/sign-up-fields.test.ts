import { describe, expect, it } from 'vitest';
import { checkDisplayName } from './display-name.ts';
import { checkEmail } from './email.ts';
import { checkNewPassword } from './password.ts';
import { checkPhone } from './phone.ts';
import { checkRequired } from './required.ts';

it('names a missing required field', () => {
  expect(checkRequired(' \t', 'email')).toEqual({ code: 'required', params: { field: 'email' } });
  expect(checkRequired('0', 'email')).toBeNull();
});

describe('checking an email address', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  it.each(['seoyeon.kim@example.com', 'a+b@sub.example.co.kr', "O'Neil_1@a-b.kr", ofLength(254)])(
    'accepts %s',
    (email) => expect(checkEmail(email)).toBeNull(),
  );
  it.each([
    ...['', 'a', 'a@', '@b.kr', 'a@b', 'a@b.', 'a@.kr', 'a@b..kr', 'a@b@c.kr', 'a b@c.kr', 'a@b.kr '],
    ...[
      '.a@b.kr',
      'a.@b.kr',
      'a..b@c.kr',
      'a@-b.kr',
      'a@b-.kr',
      'a@b_c.kr',
      'a@b.1',
      '김@예시.한국',
      '<a>@b.kr',
    ],
  ])('rejects %j', (email) => expect(checkEmail(email)?.code).toBe('email_invalid'));
  it('allows at most 254 characters', () => {
    expect(checkEmail(ofLength(255))).toEqual({ code: 'email_too_long', params: { maximum: 254 } });
  });
});

describe('a new password', () => {
  it.each([
    ['', 'password_required'],
    ['short12', 'password_too_short'],
    ['😀😀😀😀', 'password_too_short'],
    ['x1'.repeat(65), 'password_too_long'],
    ['aaaaaaaa', 'password_unsafe'],
    ['😀'.repeat(8), 'password_unsafe'],
    ['12345678ok', 'password_unsafe'],
    ['Password!9', 'password_unsafe'],
    ['ADMIN-2026', 'password_unsafe'],
    ['1234567x', null],
    ['my password', null],
    ['aaaaaaab', null],
    ['x1'.repeat(64), null],
  ])('given as %j, has the issue %s', (password, expected) =>
    expect(checkNewPassword(password)?.code ?? null).toBe(expected),
  );
});

it('accepts a non-blank name of at most 60 characters', () => {
  expect(checkDisplayName('  ')?.code).toBe('name_required');
  expect(checkDisplayName('박민지')).toBeNull();
  expect(checkDisplayName('😀'.repeat(60))).toBeNull();
  expect(checkDisplayName('가'.repeat(61))?.code).toBe('name_too_long');
});

describe('checking a phone number', () => {
  it.each(['', '010-1234-5678', '+82 10-2345-6789', '(02) 123-4567', ' 010 1234 5678 '])(
    'accepts %j',
    (phone) => expect(checkPhone(phone)).toBeNull(),
  );
  it.each(['010.1234.5678', '12345', '----------', '82+1012345678', 'call me now', '1'.repeat(16)])(
    'rejects %j',
    (phone) => expect(checkPhone(phone)?.code).toBe('phone_invalid'),
  );
});
