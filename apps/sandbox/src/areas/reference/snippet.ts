import type { Program } from './examples/recipe.ts';
import { type Html, html } from './html.ts';

/** A program to copy, with what comes before its point in a quieter colour; the script of the page adds the button. */
export function snippet(title: string, program: Program | string): Html {
  const { setup, call } = typeof program === 'string' ? { setup: '', call: program } : program;
  const before = setup === '' ? null : html`<span class="setup">${setup}</span>\n\n`;
  return html`
<figure class="snippet" data-copy="${title}">
<figcaption>${title}</figcaption>
<pre><code>${before}${call}</code></pre>
</figure>`;
}
