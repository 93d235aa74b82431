import { expect, test } from 'vitest';
import { passwordRules } from './PasswordRules.tsx';

test.each([
  ['', 'open', 'open'],
  ['gangneu', 'open', 'open'],
  ['gangneung-pine-1118', 'met', 'met'],
  ['aaaaaaaa', 'met', 'broken'],
  ['12345678x', 'met', 'broken'],
  ['PassWord-2026', 'met', 'broken'],
  ['Admin-of-nothing', 'met', 'broken'],
  ['ab'.repeat(65), 'broken', 'open'],
])('rates the length of "%s" as %s and its safety as %s', (password, length, safe) => {
  expect(passwordRules(password)).toEqual({ length, safe });
});
