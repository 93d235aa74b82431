import { callerBadge, methodBadge, sourceBadge } from './badges.ts';
import type { Operation, Parameter } from './contract.ts';
import { type Html, html } from './html.ts';
import { koreanSummaries } from './korean-summaries.ts';
import { SITE_PATH } from './links.ts';
import { inlineMarkdown, markdown } from './markdown.ts';
import { parameterTable, schemaTable } from './properties.ts';
import { errors, successes } from './responses.ts';

const PARAMETER_GROUPS: ReadonlyArray<readonly [Parameter['in'], string]> = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'Headers'],
];

/** Renders an operation's description, input and responses, without its code samples. */
export function operationText(operation: Operation): string {
  const { id, method, path, description, source, caller } = operation;
  // A search for a verb finds the write before the reads of its objects.
  const weight = method === 'GET' ? 3 : 10;
  return html`
<p class="call">${methodBadge(method)} <code data-pagefind-weight="${weight}">${path}</code></p>
<p class="marks">${callerBadge(caller)} ${sourceBadge(source)} <code class="operation-id" data-pagefind-weight="10">${id}</code> <a href="${SITE_PATH}/reference/#marks">What the marks mean</a></p>
<p class="korean" lang="ko" data-pagefind-weight="${weight}">${koreanSummaries[id]}</p>
${markdown(description)}
${parameters(operation)}
${requestBody(operation)}
${successes(operation)}
${errors(operation)}`.toString();
}

function parameters({ parameters }: Operation): Html | null {
  if (parameters.length === 0) return null;
  const groups = PARAMETER_GROUPS.map(([place, title]) => {
    const found = parameters.filter((parameter) => parameter.in === place);
    return found.length > 0 && html`<h3>${title}</h3>${parameterTable(found)}`;
  });
  return html`<h2 id="parameters">Parameters</h2>${groups}`;
}

function requestBody({ body, source }: Operation): Html | null {
  if (!body) return null;
  const { description, type, required, schema } = body;
  return html`
<h2 id="request-body">Request body</h2>
<p><code>${type}</code>${!required && ', optional'}. ${inlineMarkdown(description)}</p>
${schemaTable(schema, source, 'body')}`;
}
