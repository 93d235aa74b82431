// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { codeChangesOf, codeValuesOf, emptyCode, newCodeOf, useCodeRules } from './code-rules.ts';
import { codeStateOf } from './code-state.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NOW = Date.parse('2026-11-21T12:00:00+09:00');
const usable = { active: true, expires_at: null, maximum_uses: null, uses_count: 3 };

test.each([
  ['without limits is active', usable, 'active'],
  ['that was switched off is paused', { ...usable, active: false, maximum_uses: 3 }, 'paused'],
  ['after its end is expired', { ...usable, expires_at: '2026-11-21T12:00:00+09:00' }, 'expired'],
  ['before its end is active', { ...usable, expires_at: '2026-11-21T23:59:59+09:00' }, 'active'],
  ['at its limit is used up', { ...usable, maximum_uses: 3 }, 'used_up'],
  ['below its limit is active', { ...usable, maximum_uses: 4 }, 'active'],
] as const)('a code %s', (_, given, state) => {
  expect(codeStateOf(given, NOW)).toBe(state);
});

const code = exampleOf('getReferralCode', 200);

test('an empty form creates a generated code without limits', () => {
  expect(newCodeOf(emptyCode)).toEqual({ description: '', maximum_uses: null, expires_at: null });
});

test('a wished code is sent in capitals, and the last day ends in Korea', () => {
  expect(newCodeOf({ code: ' seoyeon26 ', note: ' 블로그 ', maxUses: '50', endsOn: '2026-12-31' })).toEqual({
    code: 'SEOYEON26',
    description: '블로그',
    maximum_uses: 50,
    expires_at: '2026-12-31T23:59:59+09:00',
  });
});

test('saving without a change changes nothing', () => {
  const { description, maximum_uses, expires_at } = code;
  expect(codeChangesOf(codeValuesOf(code), code)).toEqual({ description, maximum_uses, expires_at });
});

test('an end that was removed is sent as null', () => {
  expect(codeChangesOf({ ...codeValuesOf(code), endsOn: '' }, code).expires_at).toBeNull();
});

/** The message at a field for a value; `true` for none. */
async function ruleOf(field: 'code' | 'note' | 'maxUses' | 'endsOn') {
  const { wrapper } = await platformFixture();
  const { result } = renderHook(() => useCodeRules(), { wrapper });
  return result.current[field];
}

describe('the form shows an error at', () => {
  test.each([
    ['', true],
    [' 100000 ', true],
    ['0', false],
    ['100001', false],
    ['1.5', false],
    ['1e3', false],
    ['many', false],
  ])('the limit of uses "%s": %s is valid', async (text, isValid) => {
    const message = (await ruleOf('maxUses'))(text);
    if (isValid) expect(message).toBe(true);
    else expect(message).toMatch(/1.*100,000/);
  });

  test.each([
    ['', true],
    [' seoyeon26 ', true],
    ['abc', false],
    ['a-b-c', false],
    ['a'.repeat(21), false],
  ])('the code "%s": %s is valid', async (text, isValid) => {
    const message = (await ruleOf('code'))(text);
    if (isValid) expect(message).toBe(true);
    else expect(message).toMatch(/4.*20/);
  });

  test('a note of more than 200 characters, counted as a reader does', async () => {
    const rule = await ruleOf('note');
    expect(rule(` ${'🎁'.repeat(200)} `)).toBe(true);
    expect(rule('a'.repeat(201))).toMatch(/200/);
  });

  test('a last day that is over in Korea', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T23:59:58+09:00'), toFake: ['Date'] });
    const rule = await ruleOf('endsOn');
    expect(rule('')).toBe(true);
    expect(rule('2026-11-21')).toBe(true);
    expect(rule('2026-11-20')).toMatch(/\S/);
    vi.setSystemTime(Date.parse('2026-11-22T00:00:00+09:00'));
    expect(rule('2026-11-21')).toMatch(/\S/);
  });
});
