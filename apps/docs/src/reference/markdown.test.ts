import { expect, it } from 'vitest';
import { inlineMarkdown, markdown } from './markdown.ts';

it('renders paragraphs, code, bold text and fenced blocks', () => {
  const text = 'One `a<b` and **two**.\nSame.\n\nNext:\n\n```\nWallet: <address>\n```\n\nEnd.';
  expect(markdown(text).toString()).toBe(
    '<p>One <code>a&lt;b</code> and <strong>two</strong>.\nSame.</p><p>Next:</p>' +
      '<pre tabindex="0"><code>Wallet: &lt;address&gt;\n</code></pre><p>End.</p>',
  );
});

it('escapes HTML in a description', () => {
  expect(markdown('<img src=x onerror=alert(1)> [x](javascript:alert(1)) `<b>`').toString()).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; [x](javascript:alert(1)) <code>&lt;b&gt;</code></p>',
  );
});

it('links an operation named in a description', () => {
  expect(inlineMarkdown('Then call `POST /auth/verify/`.').toString()).toBe(
    'Then call <a href="/docs/reference/verifyWalletSignature/"><code>POST /auth/verify/</code></a>.',
  );
  expect(inlineMarkdown('`GET /nowhere/`').toString()).toBe('<code>GET /nowhere/</code>');
});
