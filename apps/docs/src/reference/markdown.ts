import { type Html, html } from './html.ts';
import { operationLink } from './links.ts';

/**
 * Renders the Markdown of the contract's descriptions: paragraphs, `code`, **bold** and fenced blocks. A `METHOD /path`
 * in code links to that operation. Everything else is plain text.
 */
export function markdown(text: string): Html {
  const blocks = text.trim().split(/^```\w*\n([\s\S]*?)^```$/m);
  return html`${blocks.map((block, index) => (index % 2 === 1 ? preformatted(block) : paragraphs(block)))}`;
}

/** Renders the Markdown of one paragraph, without the `<p>`. */
export function inlineMarkdown(text: string): Html {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return html`${parts.map(inline)}`;
}

function preformatted(text: string): Html {
  return html`<pre tabindex="0"><code>${text}</code></pre>`;
}

function paragraphs(text: string): Html[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${inlineMarkdown(paragraph.trim())}</p>`);
}

function inline(part: string): Html | string {
  if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
  if (!part.startsWith('`')) return part;
  const code = part.slice(1, -1);
  const link = operationLink(code);
  return link ? html`<a href="${link}"><code>${code}</code></a>` : html`<code>${code}</code>`;
}
