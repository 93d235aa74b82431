import { expect, test } from 'vitest';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { loadedLocales } from '../../../i18n/i18n-util.ts';
import { faq } from '../center/faq.ts';
import { findAnswer } from './find-answer.ts';

loadAllLocales();
const find = (locale: 'ko' | 'en', asked: string) =>
  findAnswer(
    asked,
    faq.map(({ id }) => ({ id, ...loadedLocales[locale].helpCenter.faq[id] })),
  );

test.each([
  ['ko', '예약을 취소하고 싶어요', 'cancel'],
  ['ko', '로그인이 막혔어요', 'login_locked'],
  ['ko', '전환 수수료가 얼마예요?', 'fees'],
  ['ko', '처음 투자하려면 어떻게 하나요', 'invest'],
  ['ko', '언어를 바꾸고 싶은데요', 'language'],
  ['en', 'Can I cancel my booking?', 'cancel'],
  ['en', 'payment failed', 'payment_failed'],
  ['en', 'How do I change the language?', 'language'],
  ['en', 'which tokens can I convert', 'directions'],
] as const)('answers in %s: %s', (locale, asked, id) => {
  expect(find(locale, asked)).toBe(id);
});

test.each([
  ['ko', '점심 뭐 먹을까'],
  ['ko', '안녕하세요'],
  ['en', 'zeppelin rides'],
  ['en', ''],
] as const)('has no answer in %s to “%s”', (locale, asked) => {
  expect(find(locale, asked)).toBeNull();
});
