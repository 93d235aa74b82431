import { expect, test } from 'vitest';
import { rateMatch, selectBest, toServerSearch } from './match.ts';

test.each([
  ['지갑', '지갑 연결', 3],
  ['연결', '지갑 연결', 2],
  ['결', '지갑 연결', 1],
  ['연결 지갑', '지갑 연결', 2],
  ['ㅈㄱ', '지갑 연결', 3],
  ['ㅈㄱ ㅇㄱ', '지갑 연결', 3],
  ['지ㄱ', '지갑', 3],
  // A search for 테 while the syllable 텔 is being typed.
  ['호테', '호텔', 3],
  ['호텔', '호테', 0],
  ['ㅉㄱ', '지갑', 0],
  ['WALL', 'Connect a wallet', 2],
  ['allet', 'Connect a wallet', 1],
  ['wallet fee', 'Connect a wallet', 0],
  ['.*', 'Connect a wallet', 0],
  ['c++', 'C++ (1)', 3],
  ['(1', 'C++ (1)', 2],
] as const)('scores %s in "%s" as %i', (search, title, score) => {
  expect(rateMatch(search, title)).toBe(score);
});

test('matches decomposed Hangul', () => {
  expect(rateMatch('지갑'.normalize('NFD'), '지갑')).toBe(3);
});

test('scores a match in additional terms lower than a match in the title', () => {
  expect(rateMatch('kyc', 'Verification', 'KYC identity')).toBe(1);
  expect(rateMatch('verification kyc', 'Verification', 'KYC identity')).toBe(1);
});

test('sorts by score, keeps the order of ties and drops mismatches', () => {
  const found = selectBest(['my order', 'orders', 'reorder', 'assets', 'order'], (title) =>
    rateMatch('order', title),
  );
  expect(found).toEqual(['orders', 'order', 'my order', 'reorder']);
});

test.each([
  [' 제주  ㅎ', 80, '제주'],
  ['ㅈㅈ', 80, ''],
  ['제주 풀빌라', 3, '제주'],
  ['villa', 80, 'villa'],
])(
  'given the search "%s" and a limit of %i characters, sends "%s" to the server',
  (search, maximum, asked) => {
    expect(toServerSearch(search, maximum)).toBe(asked);
  },
);
