import { translate } from '@gli/ui';
import { expect, test } from 'vitest';
import { loadAllLocales } from './i18n-util.sync.ts';
import { i18nObject } from './i18n-util.ts';

loadAllLocales();

test.each([
  ['ko', '구매', '기타'],
  ['en', 'Purchase', 'Other'],
] as const)('translates known and unknown enum values in %s', (locale, known, unknown) => {
  const { transactionType } = i18nObject(locale).terms;
  expect(translate(transactionType, 'purchase')()).toBe(known);
  expect(translate(transactionType, 'airdrop')()).toBe(unknown);
  expect(translate(transactionType, 'toString')()).toBe(unknown);
});
