import { expect, test } from 'vitest';
import { referenceLink } from './reference-link.ts';

test.each([
  ['order', 'ord_1', '/orders?order=ord_1'],
  ['investment', 'inv_1', '/mypage?tab=portfolio&investment=inv_1'],
  ['conversion', 'cnv/1', '/conversion?transaction=cnv%2F1'],
] as const)('a transaction of an %s leads to it', (type, id, href) => {
  expect(referenceLink({ type, id })).toBe(href);
});

test('links no page for a deposit', () => {
  expect(referenceLink(null)).toBeNull();
});
