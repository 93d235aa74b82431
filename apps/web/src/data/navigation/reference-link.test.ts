import { expect, test } from 'vitest';
import { referenceLink } from './reference-link.ts';

test.each([
  ['order', 'ord_1', '/orders?order=ord_1'],
  ['investment', 'inv_1', '/mypage?tab=portfolio&investment=inv_1'],
  ['conversion', 'cnv/1', '/conversion?transaction=cnv%2F1'],
] as const)('given the %s with the id %s, links to %s', (type, id, href) => {
  expect(referenceLink({ type, id })).toBe(href);
});

test('does not link a deposit', () => {
  expect(referenceLink(null)).toBeNull();
});
