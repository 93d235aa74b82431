import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** A wording that must not appear in the app, and its replacement. */
type Term = { readonly pattern: RegExp; readonly instead: string };

const korean: readonly Term[] = [
  { pattern: /\(으\)로/, instead: 'a sentence without a particle after a variable' },
  { pattern: /슬리피지/, instead: '가격 영향' },
  { pattern: /인증 코드/, instead: '인증번호' },
  { pattern: /복구 문구/, instead: '복구 구문' },
  { pattern: /본인 확인/, instead: '본인 인증' },
  { pattern: /고객 ?지원/, instead: '고객센터' },
  { pattern: /화면 낭독기/, instead: '스크린 리더' },
  { pattern: /얼굴 확인/, instead: '얼굴 인증' },
  { pattern: /시험용/, instead: '테스트' },
  { pattern: /리포트/, instead: '보고서' },
  { pattern: /투자 설명서/, instead: '투자설명서' },
  { pattern: /새로 고[치친침]/, instead: '새로고침' },
  { pattern: /저녁 9시|(1[3-9]|2\d)시(?!간)/, instead: '오후 9시' },
  { pattern: /참고 가격/, instead: '기준 가격' },
  { pattern: /이정표/, instead: '목표' },
  { pattern: /위험도/, instead: '위험 등급' },
  { pattern: /[가-힣].*\b(Solana|Ethereum)\b|\b(Solana|Ethereum)\b.*[가-힣]/, instead: '솔라나, 이더리움' },
  { pattern: /(어|아|해|돼|있|없|좋)요[.!?'"`]/, instead: '합니다체' },
];
const english: readonly Term[] = [
  { pattern: /\bfrequent questions\b/i, instead: 'Frequently asked questions' },
  { pattern: /\be-mails?\b/i, instead: 'email' },
  { pattern: /\blog-(in|out)s?\b/i, instead: 'login, log in, logout, log out' },
  { pattern: /\bsign(ed)? in\b/i, instead: 'log in' },
  { pattern: /\bin won\b/i, instead: 'in KRW' },
  // Keys and values of the contract have two l's.
  { pattern: /(?<=[\s'"`])cancelled\b(?!['"`]?:)/i, instead: 'canceled' },
  { pattern: /\bwhoever\b/i, instead: 'the person' },
  {
    pattern:
      /\b(colour|harbour|storey|favourite|behaviour|catalogue|organisation|metre|kilometre|flat)s?\b(?!:)/i,
    instead: 'US spelling',
  },
  { pattern: /\b(ran|run|runs) out of time\b/i, instead: 'expired' },
  { pattern: /\bask for a new\b/i, instead: 'request a new' },
  {
    pattern:
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    instead: 'June 12, 2026',
  },
  { pattern: /\d %/, instead: 'no space: 6.8%' },
];

/** A count before a plural, which is wrong for one. Limits in characters, decimals and pixels are never one. */
const countOfMany =
  /(?<! to )\{\w+\} (?!(is|was|has|its|bonus|characters|pixels|decimals)\b)([a-z]+s|have|are|were)\b/;

const repository = path.resolve(import.meta.dirname, '../../../..');

function readLines(pattern: string): string[] {
  return globSync(pattern, { cwd: repository }).flatMap((file) =>
    readFileSync(path.join(repository, file), 'utf8')
      .split('\n')
      .map((text, index) => `${file}:${index + 1}: ${text.trim()}`)
      .filter((line) => !/^\S+: (\/\/|\/\*|\*)/.test(line)),
  );
}

function findTerms(lines: readonly string[], terms: readonly Term[]): string[] {
  return lines.flatMap((line) =>
    terms.filter(({ pattern }) => pattern.test(line)).map(({ instead }) => `${line} → ${instead}`),
  );
}

/** True for a line that contains a member's own words, such as a bio or a note on an order. */
const isMemberText = (line: string) => /: (bio|note): /.test(line);

/**
 * Returns the lines of the app's dictionary in this language and of the server's texts, which are in both
 * languages.
 */
const getDictionaries = (language: 'ko' | 'en') =>
  [`apps/web/src/i18n/${language}/**/*.ts`, 'apps/sandbox/{texts/*.json,src/core/text/*.ts}'].map(readLines);

it('finds both forms after each count in the English texts of the app', () => {
  const instead = 'both forms, such as {count} {{night|nights}}';
  const lines = readLines('apps/web/src/i18n/en/**/*.ts');
  expect(
    findTerms(['1 referral: {count} referrals pending'], [{ pattern: countOfMany, instead }]),
  ).toHaveLength(1);
  expect(findTerms(lines, [{ pattern: countOfMany, instead }])).toEqual([]);
});

describe('the glossary of member-facing texts', () => {
  it.each([
    ['ko', korean],
    ['en', english],
  ] as const)('finds no banned term in the %s texts of the app and the server', (language, terms) => {
    const dictionaries = getDictionaries(language);
    for (const lines of dictionaries) expect(lines.length).toBeGreaterThan(300);
    expect(findTerms(dictionaries.flat(), terms)).toEqual([]);
  });

  it.each([
    ['ko', korean],
    ['en', english],
  ] as const)('finds no banned term in the %s texts of the seed', (_, terms) => {
    const seed = readLines('apps/sandbox/seed/**/*.yaml').filter((line) => !isMemberText(line));
    expect(seed.length).toBeGreaterThan(2000);
    expect(findTerms(seed, terms)).toEqual([]);
  });

  it('finds no banned term in the Korean texts of the contract’s examples', () => {
    const examples = readLines('openapi/{examples,paths}/*.yaml');
    expect(examples.length).toBeGreaterThan(2000);
    const texts = examples.filter((line) => /[가-힣]/.test(line) && !isMemberText(line));
    expect(findTerms(texts, korean)).toEqual([]);
  });
});
