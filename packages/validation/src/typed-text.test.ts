import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDisplayName } from './rules/display-name.ts';
import { checkEmail } from './rules/email.ts';
import { checkPhone } from './rules/phone.ts';
import { isReferralCode, normalizeReferralCode } from './terms/referral-code.ts';
import {
  cleanDigitCode,
  cleanEmail,
  cleanLine,
  cleanPhone,
  cleanText,
  isBlank,
  normalizeText,
} from './typed-text.ts';

describe('normalizing text', () => {
  it.each([
    ['０１０', '010'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['𑛚𑛣𝟗', '099'],
    ['강릉'.normalize('NFD'), '강릉'],
    ['Ｋｉｍ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'Kim@example.com'],
    ['\u202eabc', 'abc'],
    ['a\u200bb\u2060c\ufeffd\u00ade\u034ff', 'abcdef'],
    ['\u3164\u115f\uffa0\u2800', ''],
    ['a\u0000b\u0007\u009f', 'ab'],
    ['a\ud800b', 'ab'],
    ['one\r\ntwo\rthree\u2028four\u0085five\tsix', 'one\ntwo\nthree\nfour\nfive\tsix'],
    ['a\u00a0b\u3000c', 'a b c'],
  ])('reads %j as %j', (typed, expected) => expect(normalizeText(typed)).toBe(expected));

  it.each(['ㅋㅋㅋ', '5²', '½', '①', '👩‍🚀', '❤️‍🔥', '1️⃣', '👍🏽', 'می‌خواهم', 'क्‍ष', 'Zoë', '한국어\nEnglish'])(
    'keeps %s',
    (text) => expect(normalizeText(text)).toBe(text),
  );
});

it.each([
  '',
  ' \n\t',
  '\u200b',
  '\u202e',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u0301',
  '\u200d',
  '\u0000',
  '\ud800',
])('considers %j blank', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(checkDisplayName(text)?.code).toBe('name_required');
});

describe('a phone number', () => {
  it.each([
    ['０１０９８７６５４３２', '01098765432'],
    ['010.1234.5678', '010-1234-5678'],
    ['010–1234—5678', '010-1234-5678'],
    ['010・1234・5678', '010-1234-5678'],
    ['tel:+82-10-1234-5678', '+82-10-1234-5678'],
    ['\u202a010 1234 5678\u202c', '010 1234 5678'],
    ['＋８２（１０）12345678', '+82(10)12345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '01012345678'],
  ])('typed as %j is %s', (typed, phone) => {
    expect(cleanPhone(typed)).toBe(phone);
    expect(checkPhone(cleanPhone(typed))).toBeNull();
  });

  it.each([
    '010-1234-5678 ext. 9',
    '010²1234²5678',
    'call 010-1234-5678',
    '공일공-1234-5678',
    '010,1234,5678',
  ])('is not read from %j', (typed) => expect(checkPhone(cleanPhone(typed))?.code).toBe('phone_invalid'));
});

it.each([
  ['mailto:kim@example.com', 'kim@example.com'],
  ['kim@example.com\u200b', 'kim@example.com'],
  ['ｋｉｍ＠example．com', 'kim@example.com'],
])('reads the email address %j as %s', (typed, email) => expect(cleanEmail(typed)).toBe(email));

describe('a referral code', () => {
  it.each([
    ['https://gli.example/signup?ref=GLI2026&medium=kakao', 'GLI2026'],
    ['Join me: https://gli.example/signup?medium=kakao&ref=gli2026 now', 'GLI2026'],
    ['ＧＬＩ２０２６', 'GLI2026'],
    ['gli-2026 ', 'GLI2026'],
    ['GLI\u200b2026', 'GLI2026'],
  ])('typed as %j is %s', (typed, code) => expect(normalizeReferralCode(typed)).toBe(code));

  it.each(['ß1234', 'ıstanbul', '초대1234', 'https://gli.example/signup', '?ref=', 'GLI2026!', 'GLI²2026'])(
    'is not read from %j',
    (typed) => expect(isReferralCode(normalizeReferralCode(typed))).toBe(false),
  );
});

describe('a code of digits', () => {
  it.each([
    ['048 213', '048213'],
    ['048-213', '048213'],
    ['０４８２１３', '048213'],
    ['[GLI] Your code is 048213. It expires at 12:30.', '048213'],
  ])('typed as %j is %s', (typed, code) => expect(cleanDigitCode(typed, 6)).toBe(code));

  it.each(['12a34b56', '111111 or 222222', 'code 1234567', '12345²'])('is not read from %j', (typed) =>
    expect(cleanDigitCode(typed, 6)).not.toMatch(/^\d{6}$/),
  );
});

// More texts in the nightly run.
const RUNS = { numRuns: process.env.GLI_NIGHTLY ? 20_000 : 1_000 };
const TRICKY = [
  ...['０', '١', '²', '½', '①', '㈜', 'ﬁ', 'ß', 'ı', 'ㅋ', 'ﾡ', 'ᄀ', 'ᅡ', '가', '\u0301', '\u3164', '\u2800'],
  ...[
    '\u200b',
    '\u200d',
    '\u202e',
    '\ufe0f',
    '\u20e3',
    '\ufeff',
    '\u0000',
    '\ud83d',
    '\ude80',
    '👩',
    '\u00a0',
    '\u3000',
  ],
  ...[
    '0',
    '1',
    '9',
    'a',
    'Z',
    '@',
    '.',
    '-',
    '–',
    '+',
    '(',
    ')',
    ' ',
    '\n',
    '\t',
    '?ref=',
    'tel:',
    'mailto:',
  ],
];
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...TRICKY), maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

describe.each<[string, (typed: string) => string]>([
  ['text', cleanText],
  ['a line', cleanLine],
  ['an email address', cleanEmail],
  ['a phone number', cleanPhone],
  ['a referral code', normalizeReferralCode],
  ['a code of digits', (typed) => cleanDigitCode(typed, 6)],
])('cleaning %s', (_, clean) => {
  it('never empties text that a person sees', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(clean(typed) === '').toBe(isBlank(typed));
      }),
      RUNS,
    );
  });

  it('changes nothing in cleaned text', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const cleaned = clean(typed);
        // A text that is no code is rejected, so its form does not matter.
        if (clean !== normalizeReferralCode || isReferralCode(cleaned)) expect(clean(cleaned)).toBe(cleaned);
      }),
      RUNS,
    );
  });
});

it('accepts only plain characters as a phone number, an address or a code', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const phone = cleanPhone(typed);
      if (phone !== '' && checkPhone(phone) === null) expect(phone).toMatch(/^\+?[0-9() -]+$/);
      const email = cleanEmail(typed);
      if (checkEmail(email) === null) expect(email).toMatch(/^[\x21-\x7e]+$/);
      const code = normalizeReferralCode(typed);
      if (isReferralCode(code)) expect(code).toMatch(/^[A-Z0-9]{4,20}$/);
    }),
    RUNS,
  );
});
