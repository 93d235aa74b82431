// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18nObject } from '../../../i18n/i18n-util.ts';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { emptyPersonalInfo } from './personal-info.ts';
import { usePersonalInfoRules } from './use-personal-info-rules.ts';

// In Korea it is November 21st already.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T16:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function page() {
  const { wrapper } = await platformFixture();
  const rules = renderHook(() => usePersonalInfoRules(), { wrapper }).result.current;
  const t = i18nObject('en');
  const required = (label: string) => t.validation.required({ field: label });
  return { rules, info: t.authCenter.info, required };
}

const living = (country: string) => {
  const values = emptyPersonalInfo({ name: '', birthDate: null });
  return { ...values, address: { ...values.address, country } };
};

test('a missing value names its field, before any other rule', async () => {
  const { rules, info, required } = await page();
  expect(rules.required('City')(' ')).toBe(required('City'));
  expect(rules.required('City')('Seoul')).toBe(true);
  expect(rules.englishName('')).toBe(required(info.englishName()));
  expect(rules.birthDate('')).toBe(required(info.birthDate()));
  expect(rules.postalCode('', living('KR'))).toBe(required(info.postalCode()));
});

test('an English name is in Latin letters', async () => {
  const { rules, info } = await page();
  expect(rules.englishName('Oh Sea')).toBe(true);
  expect(rules.englishName('오세아')).toBe(info.englishNameWrong());
});

test('members are 19 by the day in Korea', async () => {
  const { rules, info } = await page();
  expect(rules.birthDate('2007-11-21')).toBe(true);
  expect(rules.birthDate('2007-11-22')).toBe(info.tooYoung({ years: 19 }));
  expect(rules.birthDate('2030-01-01')).toBe(info.birthDateWrong());
});

test('a postal code has the shape of its country', async () => {
  const { rules, info } = await page();
  expect(rules.postalCode('04036', living('KR'))).toBe(true);
  expect(rules.postalCode('4036', living('KR'))).toBe(info.postalCodeKorean());
  expect(rules.postalCode('SW1A 1AA', living('GB'))).toBe(true);
  expect(rules.postalCode('?', living('GB'))).toBe(info.postalCodeWrong());
});
