import { jsonBlock } from './code-blocks.ts';
import type { Example, Operation, OperationResponse } from './contract.ts';
import { errorCodes } from './contract.ts';
import { type Html, html } from './html.ts';
import { inlineMarkdown } from './markdown.ts';
import { schemaTable } from './properties.ts';

/** The successful responses of an operation. */
export function successes({ responses, source }: Operation): Html {
  return html`<h3>Answer</h3>${responses.filter(isSuccess).map(
    ({ status, description, headers, schema }) => html`
<p><code class="status good">${status}</code> ${inlineMarkdown(description)}</p>
${headers.map(
  ({ name, description: words }) =>
    html`<p class="header">Header <code>${name}</code>: ${inlineMarkdown(words)}</p>`,
)}
${schema && schemaTable(schema, source)}`,
  )}`;
}

/** The errors of an operation, by status, then by code. */
export function errors({ responses, summary }: Operation): Html {
  return html`
<h3>Errors</h3>
<table class="errors">
<caption class="hidden">Errors of “${summary}”</caption>
<thead class="hidden"><tr><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
${responses.filter((response) => !isSuccess(response)).map(statusRows)}
</table>`;
}

export function responseExamples({ responses }: Operation): Html {
  const examples = responses
    .filter(isSuccess)
    .flatMap(({ status, examples }) =>
      examples.map((example) => ({ ...example, name: `${status} ${example.name}` })),
    );
  return exampleList('Answers', examples, true);
}

/** Named examples, collapsed except for the first. */
export function exampleList(title: string, examples: readonly Example[], firstOpen: boolean): Html {
  if (examples.length === 0) return html``;
  return html`
<h4>${title}</h4>${examples.map(
    ({ name, summary, value }, index) => html`
<details class="example"${firstOpen && index === 0 && html` open`}>
<summary><code>${name}</code> ${summary}</summary>
${jsonBlock(value)}
</details>`,
  )}`;
}

function statusRows({ status, description, examples, headers }: OperationResponse): Html {
  return html`
<tbody>
<tr class="group"><th colspan="2" scope="rowgroup"><code class="status bad">${status}</code> ${inlineMarkdown(description)}${headers.map(
    ({ name, description: words }) =>
      html`<span class="header">Header <code>${name}</code>: ${inlineMarkdown(words)}</span>`,
  )}</th></tr>
${examples.map(errorRow)}
</tbody>`;
}

function errorRow({ name, summary, value }: Example): Html {
  const code = codeOf(value) ?? name;
  return html`
<tr>
<td><code>${code}</code></td>
<td>${inlineMarkdown(errorCodes[code] ?? '')}<details><summary>${summary || 'Example'}</summary>${jsonBlock(value)}</details></td>
</tr>`;
}

function codeOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('code' in value)) return null;
  return typeof value.code === 'string' ? value.code : null;
}

function isSuccess({ status }: OperationResponse): boolean {
  return status < 400;
}
