import { expect, test } from 'vitest';
import { bestOf, matchOf, serverSearchOf } from './match.ts';

test.each([
  ['지갑', '지갑 연결', 3],
  ['연결', '지갑 연결', 2],
  ['결', '지갑 연결', 1],
  ['연결 지갑', '지갑 연결', 2],
  ['ㅈㄱ', '지갑 연결', 3],
  ['ㅈㄱ ㅇㄱ', '지갑 연결', 3],
  ['지ㄱ', '지갑', 3],
  // 텔 on its way: 테.
  ['호테', '호텔', 3],
  ['호텔', '호테', 0],
  ['ㅉㄱ', '지갑', 0],
  ['WALL', 'Connect a wallet', 2],
  ['allet', 'Connect a wallet', 1],
  ['wallet fee', 'Connect a wallet', 0],
  ['.*', 'Connect a wallet', 0],
  ['c++', 'C++ (1)', 3],
  ['(1', 'C++ (1)', 2],
] as const)('%s in "%s" scores %i', (search, title, score) => {
  expect(matchOf(search, title)).toBe(score);
});

test('decomposed Hangul, as some systems paste it, is found too', () => {
  expect(matchOf('지갑'.normalize('NFD'), '지갑')).toBe(3);
});

test('other words count, but less than the title', () => {
  expect(matchOf('kyc', 'Verification', 'KYC identity')).toBe(1);
  expect(matchOf('verification kyc', 'Verification', 'KYC identity')).toBe(1);
});

test('the best come first, equal ones in their order, others not at all', () => {
  const found = bestOf(['my order', 'orders', 'reorder', 'assets', 'order'], (title) =>
    matchOf('order', title),
  );
  expect(found).toEqual(['orders', 'order', 'my order', 'reorder']);
});

test.each([
  [' 제주  ㅎ', 80, '제주'],
  ['ㅈㅈ', 80, ''],
  ['제주 풀빌라', 3, '제주'],
  ['villa', 80, 'villa'],
])('the server is asked %s as %s', (search, maximum, asked) => {
  expect(serverSearchOf(search, maximum)).toBe(asked);
});
