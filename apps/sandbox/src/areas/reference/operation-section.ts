import { methodBadge, securityBadge, sourceBadge } from './badges.ts';
import { snippet } from './code-blocks.ts';
import type { Operation, Parameter } from './contract.ts';
import { curlProgram } from './examples/curl.ts';
import { recipeOf } from './examples/recipes.ts';
import { sdkProgram } from './examples/sdk.ts';
import { type Html, html } from './html.ts';
import { inlineMarkdown, markdown } from './markdown.ts';
import { parameterTable, schemaTable } from './properties.ts';
import { errors, exampleList, responseExamples, successes } from './responses.ts';

const PARAMETER_GROUPS: ReadonlyArray<readonly [Parameter['in'], string]> = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'Headers'],
];

/** One operation: text on the left, programs and examples on the right. */
export function operationSection(operation: Operation): Html {
  const { id, method, path, summary, description, source } = operation;
  return html`
<section class="operation" id="${id}" aria-labelledby="${id}-title">
<div class="words">
<h2 id="${id}-title"><a class="anchor" href="#${id}">${summary}</a></h2>
<p class="call">${methodBadge(method)} <code>${path}</code></p>
<p class="badges">${sourceBadge(source)} ${securityBadge(operation)} <span class="id">operationId <code>${id}</code></span></p>
${markdown(description)}
${parameters(operation)}
${requestBody(operation)}
${successes(operation)}
${errors(operation)}
</div>
<div class="programs">${programs(operation)}</div>
</section>`;
}

function parameters({ parameters }: Operation): Html | null {
  if (parameters.length === 0) return null;
  const groups = PARAMETER_GROUPS.map(([place, title]) => {
    const found = parameters.filter((parameter) => parameter.in === place);
    return found.length > 0 && html`<h4>${title}</h4>${parameterTable(found)}`;
  });
  return html`<h3>Parameters</h3>${groups}`;
}

function requestBody({ body, source }: Operation): Html | null {
  if (!body) return null;
  const { description, type, required, schema } = body;
  return html`
<h3>Request body</h3>
<p><code>${type}</code>${!required && ', may be left out'}. ${inlineMarkdown(description)}</p>
${schemaTable(schema, source)}`;
}

function programs(operation: Operation): Html {
  const recipe = recipeOf(operation);
  return html`
<h3>Run it</h3>
${recipe.note && html`<p class="note">${inlineMarkdown(recipe.note)}</p>`}
${snippet('curl', curlProgram(recipe))}
${snippet('@gli/sdk', sdkProgram(recipe))}
<h3>Examples</h3>
${exampleList('Request bodies', operation.body?.examples ?? [], false)}
${responseExamples(operation)}`;
}
