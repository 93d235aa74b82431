import type { Example, Operation, OperationResponse } from './contract.ts';
import { errorCodes } from './contract.ts';
import { type Html, html } from './html.ts';
import { codePath } from './links.ts';
import { inlineMarkdown } from './markdown.ts';
import { schemaTable } from './properties.ts';

export function successes({ responses, source }: Operation): Html {
  return html`<h2 id="response">Response</h2>${responses.filter(isSuccess).map(
    ({ status, description, headers, schema }) => html`
<p><code class="status good">${status}</code> ${inlineMarkdown(description)}</p>
${headerLines(headers)}
${schema && schemaTable(schema, source, String(status))}`,
  )}`;
}

/** Renders an operation's errors, sorted by status and then by code. */
export function errors({ responses }: Operation): Html {
  return html`
<h2 id="errors">Errors</h2>
<ul class="fields errors" role="list">${responses.filter((response) => !isSuccess(response)).map(statusRow)}</ul>`;
}

function statusRow({ status, description, examples, headers }: OperationResponse): Html {
  const codes = [...new Set(examples.map(readErrorCode))];
  return html`
<li id="${status}">
<p><code class="status bad">${status}</code> ${inlineMarkdown(description)}</p>
${headerLines(headers)}
<dl class="values">${codes.map(
    (code) =>
      html`<div><dt><a href="${codePath(code)}"><code>${code}</code></a></dt><dd>${inlineMarkdown(errorCodes[code] ?? '')}</dd></div>`,
  )}</dl>
</li>`;
}

function headerLines(headers: OperationResponse['headers']): Html[] {
  return headers.map(
    ({ name, description }) =>
      html`<p class="header">Header <code>${name}</code>: ${inlineMarkdown(description)}</p>`,
  );
}

/** Returns the `code` in an error's example. Examples are named after their codes. */
export function readErrorCode({ name, value }: Example): string {
  if (typeof value !== 'object' || value === null || !('code' in value)) return name;
  return typeof value.code === 'string' ? value.code : name;
}

export function isSuccess({ status }: OperationResponse): boolean {
  return status < 400;
}
