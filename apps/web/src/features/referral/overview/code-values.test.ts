import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { codeChangesOf, codeValuesOf, emptyCode, isMaxUses, newCodeOf } from './code-values.ts';

const code = exampleOf('getReferralCode', 200);

test('an empty form asks for any code without limits', () => {
  expect(newCodeOf(emptyCode)).toEqual({ description: '', max_uses: null, expires_at: null });
});

test('a wish is sent in capitals, and the last day counts to its end in Korea', () => {
  expect(newCodeOf({ code: ' seoyeon26 ', note: ' 블로그 ', maxUses: '50', endsOn: '2026-12-31' })).toEqual({
    code: 'SEOYEON26',
    description: '블로그',
    max_uses: 50,
    expires_at: '2026-12-31T23:59:59+09:00',
  });
});

test('saving without a change changes nothing', () => {
  const { description, max_uses, expires_at } = code;
  expect(codeChangesOf(codeValuesOf(code), code)).toEqual({ description, max_uses, expires_at });
});

test('an end that is taken out is sent as none', () => {
  expect(codeChangesOf({ ...codeValuesOf(code), endsOn: '' }, code).expires_at).toBeNull();
});

test.each([
  ['', true],
  [' 100000 ', true],
  ['0', false],
  ['100001', false],
  ['1.5', false],
  ['1e3', false],
  ['many', false],
])('"%s" as a limit of uses: %s', (text, is) => {
  expect(isMaxUses(text)).toBe(is);
});
