import { exampleOf } from '@gli/sdk/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toCodeChanges, toCodeValues, zCodeForm } from './code-form.ts';

afterEach(() => {
  vi.useRealTimers();
});

const NOW = Date.parse('2026-11-21T12:00:00+09:00');
const code = exampleOf('getReferralCode', 200);
const empty = toCodeValues(null);

/** Returns the names of the rejected fields. */
const getWrongFields = (values: object) =>
  zCodeForm.safeParse({ ...empty, ...values }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('requests a random code without limits if the form is empty', () => {
  expect(zCodeForm.parse(empty)).toEqual({
    code: undefined,
    description: '',
    maximum_uses: null,
    expires_at: null,
  });
});

test('sends a requested code in uppercase, with an expiry at the end of the chosen day in Korea', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const typed = {
    code: ' seoyeon26 ',
    description: ' 블로그 ',
    maximum_uses: '50',
    expires_at: '2026-12-31',
  };
  expect(zCodeForm.parse(typed)).toEqual({
    code: 'SEOYEON26',
    description: '블로그',
    maximum_uses: 50,
    expires_at: '2026-12-31T23:59:59+09:00',
  });
});

test('sends saved values unchanged', () => {
  const { description, maximum_uses, expires_at } = code;
  const saved = zCodeForm.parse({ ...toCodeValues(code), expires_at: '' });
  expect(toCodeChanges({ ...saved, expires_at }, code)).toEqual({ description, maximum_uses, expires_at });
});

test('keeps the time of the expiry if the day stays the same', () => {
  const before = { ...code, expires_at: '2030-01-02T12:00:00+09:00' };
  const saved = zCodeForm.parse(toCodeValues(before));
  expect(toCodeChanges(saved, before).expires_at).toBe('2030-01-02T12:00:00+09:00');
});

test('sends null if the expiry is removed', () => {
  const saved = zCodeForm.parse({ ...toCodeValues(code), expires_at: '' });
  expect(toCodeChanges(saved, { ...code, expires_at: '2030-01-02T12:00:00+09:00' }).expires_at).toBeNull();
});

describe('the code form', () => {
  test.each(['', ' 100000 '])('accepts "%s" as the maximum number of uses', (text) => {
    expect(getWrongFields({ maximum_uses: text })).toEqual([]);
  });

  test.each(['0', '100001', '1.5', '1e3', 'many'])('rejects "%s" as the maximum number of uses', (text) => {
    expect(getWrongFields({ maximum_uses: text })).toEqual(['maximum_uses']);
  });

  test.each(['', ' seoyeon26 '])('accepts "%s" as a requested code', (text) => {
    expect(getWrongFields({ code: text })).toEqual([]);
  });

  test.each(['abc', 'a-b-c', 'a'.repeat(21)])('rejects "%s" as a requested code', (text) => {
    expect(getWrongFields({ code: text })).toContain('code');
  });

  test('rejects a note of more than 200 characters', () => {
    expect(getWrongFields({ description: ` ${'🎁'.repeat(200)} ` })).toEqual([]);
    expect(getWrongFields({ description: 'a'.repeat(201) })).toEqual(['description']);
  });

  test('rejects a last day that is in the past in Korea', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T23:59:58+09:00'), toFake: ['Date'] });
    expect(getWrongFields({ expires_at: '2026-11-21' })).toEqual([]);
    expect(getWrongFields({ expires_at: '2026-11-20' })).toEqual(['expires_at']);
    vi.setSystemTime(Date.parse('2026-11-22T00:00:00+09:00'));
    expect(getWrongFields({ expires_at: '2026-11-21' })).toEqual(['expires_at']);
  });
});
