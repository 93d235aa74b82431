import { expect, it } from 'vitest';
import { sanitizePhone, sanitizeText, sanitizeWalletAddress } from './sanitize.ts';

it('escapes text for HTML', () => {
  expect(sanitizeText(`<a href="x" title='y'>R&D &amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D &amp;amp;&lt;/a&gt;',
  );
});

it('keeps digits, plus, hyphen, space and parentheses of a phone number', () => {
  expect(sanitizePhone('＋８２ (10) 2345-6789 ext\t')).toBe('+82 (10) 2345-6789 ');
});

it('removes everything but letters and digits from a pasted wallet address', () => {
  expect(sanitizeWalletAddress(' 6TAA cukw\u200b…\n')).toBe('6TAAcukw');
});
