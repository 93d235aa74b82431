import { expect, it } from 'vitest';
import { sanitizePhone, sanitizeText, sanitizeWalletAddress } from './sanitize.ts';

it('text shows as text inside HTML', () => {
  expect(sanitizeText(`<a href="x" title='y'>R&D &amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D &amp;amp;&lt;/a&gt;',
  );
});

it('a phone number keeps digits, plus, hyphen, space and parentheses', () => {
  expect(sanitizePhone('+82 (10) 2345-6789 ext.٣\t')).toBe('+82 (10) 2345-6789 ');
});

it('a pasted wallet address loses what is around it', () => {
  expect(sanitizeWalletAddress(' 6TAA cukw\u200b…\n')).toBe('6TAAcukw');
});
