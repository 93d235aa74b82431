import type { Program } from './examples/recipe.ts';
import { type Html, html } from './html.ts';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;

/** Indented and highlighted JSON. */
export function jsonBlock(value: unknown): Html {
  return html`<pre tabindex="0"><code>${highlighted(JSON.stringify(value, null, 2) ?? '')}</code></pre>`;
}

function highlighted(text: string): Html {
  const parts: Array<Html | string> = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    parts.push(text.slice(end, match.index));
    const [all, string, colon] = match;
    if (string === undefined) parts.push(html`<span class="n">${all}</span>`);
    else if (colon === undefined) parts.push(html`<span class="s">${string}</span>`);
    else parts.push(html`<span class="k">${string}</span>${colon}`);
    end = match.index + all.length;
  }
  parts.push(text.slice(end));
  return html`${parts}`;
}

/** A program with its setup in a muted color; the page's script adds the copy button. */
export function snippet(title: string, program: Program | string): Html {
  const { setup, call } = typeof program === 'string' ? { setup: '', call: program } : program;
  const before = setup === '' ? null : html`<span class="setup">${setup}</span>\n\n`;
  return html`
<figure class="snippet" data-copy="${title}">
<figcaption>${title}</figcaption>
<pre><code>${before}${call}</code></pre>
</figure>`;
}
