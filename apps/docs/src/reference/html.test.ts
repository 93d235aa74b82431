import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes values in text and attributes', () => {
  const text = `<script>"&'`;
  expect(html`<p title="${text}">${text}</p>`.toString()).toBe(
    '<p title="&lt;script&gt;&quot;&amp;&#39;">&lt;script&gt;&quot;&amp;&#39;</p>',
  );
});

it('embeds fragments and lists without double escaping or separators', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}${null}${false}${undefined}${0}</ul>`.toString()).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
  );
});
