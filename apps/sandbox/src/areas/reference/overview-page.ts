import { DEMO_PASSWORD } from '../../core/seed/cast.ts';
import { methodBadge, securityBadge, sourceBadge } from './badges.ts';
import {
  bearerDescription,
  errorCodes,
  info,
  type Operation,
  operations,
  scalarTypes,
  tags,
} from './contract.ts';
import { describe } from './describe-schema.ts';
import { BASE_URL } from './examples/base-url.ts';
import { curlProgram } from './examples/curl.ts';
import { recipeOf } from './examples/recipes.ts';
import { sdkProgram } from './examples/sdk.ts';
import { type Html, html } from './html.ts';
import { operationPath, tagPath } from './links.ts';
import { inlineMarkdown, markdown } from './markdown.ts';
import { filterField, operationsOf } from './navigation.ts';
import { page } from './page.ts';
import { facts } from './properties.ts';
import { sandboxSection } from './sandbox-section.ts';
import { snippet } from './snippet.ts';

/** The first page: find an operation, make a first call, and what holds everywhere. */
export function overviewPage(): string {
  return page(
    `${info.title} · reference`,
    null,
    html`
<h1>${info.title}</h1>
<p class="lead">${info.summary}</p>
<p>Served by the sandbox on this machine, at <code>${BASE_URL}</code>. It moves no real value.</p>
${finder()}
${start()}
${trust()}
${errorTable()}
${typeTable()}
${sandboxSection(DEMO_PASSWORD)}`,
  );
}

function finder(): Html {
  return html`
<section id="operations" class="finder" aria-labelledby="operations-title">
<h2 id="operations-title">All ${operations.length} operations</h2>
${filterField('find', 'Find by path, name, field or error code')}
${tags.map(
  ({ name, title }) => html`
<div class="group">
<h3><a href="${tagPath(name)}">${title}</a></h3>
<ul class="index" role="list">${operationsOf(name).map(indexRow)}</ul>
</div>`,
)}
</section>`;
}

function indexRow(operation: Operation): Html {
  const { id, method, path, summary } = operation;
  return html`
<li id="${id}" data-words="${searchTerms(operation).join(' ')}"><a href="${operationPath(operation)}">${methodBadge(method)} <code>${path}</code> <span class="summary">${summary}</span></a> ${securityBadge(operation)}</li>`;
}

/** What one may search an operation by: its name, its parameters and fields, its error codes. */
function searchTerms({ id, parameters, body, answers }: Operation): string[] {
  const schemas = [body?.schema, ...answers.map(({ schema }) => schema)];
  const fields = schemas.flatMap((schema) =>
    schema ? Object.keys(describe(schema).object?.schema.properties ?? {}) : [],
  );
  const codes = answers.flatMap(({ status, examples }) =>
    status < 400 ? [] : examples.map(({ name }) => name),
  );
  return [...new Set([id, ...parameters.map(({ name }) => name), ...fields, ...codes])];
}

function start(): Html {
  const [logIn] = operations;
  const profile = operations.find(({ id }) => id === 'getInvestmentPortfolio') ?? logIn;
  if (!profile) return html``;
  const recipe = recipeOf(profile);
  return html`
<section id="start" aria-labelledby="start-title">
<h2 id="start-title">Start in a minute</h2>
<p>Sign in as Kim Seoyeon of the demo data and read her portfolio. <a href="#sandbox">More accounts</a>.</p>
${snippet('curl', curlProgram(recipe))}
${snippet('npm', 'npm install @gli/sdk')}
${snippet('@gli/sdk', sdkProgram(recipe))}
<p>${inlineMarkdown(bearerDescription)} The client of <code>@gli/sdk</code> does that by itself.</p>
</section>`;
}

function trust(): Html {
  return html`
<section id="trust" aria-labelledby="trust-title">
<h2 id="trust-title">What to trust</h2>
<p>${sourceBadge('documented')} the product specification states it. ${sourceBadge('designed')} the specification is silent and the contract filled the gap. Every operation, parameter and field has one of the two.</p>
${markdown(info.description)}
</section>`;
}

function errorTable(): Html {
  return html`
<section id="errors" aria-labelledby="errors-title">
<h2 id="errors-title">Error codes</h2>
<p>Every error answers <code>{"error", "message", "code", "details"}</code>. Decide by <code>code</code>; an unknown one by the status.</p>
<dl class="values codes">${Object.entries(errorCodes).map(
    ([code, description]) =>
      html`<div id="error-${code}"><dt><code>${code}</code></dt><dd>${inlineMarkdown(description)}</dd></div>`,
  )}</dl>
</section>`;
}

function typeTable(): Html {
  return html`
<section id="types" aria-labelledby="types-title">
<h2 id="types-title">Shared types</h2>
<dl class="values codes">${scalarTypes.map(({ name, schema }) => {
    const described = describe(schema);
    return html`<div id="type-${name}"><dt><code>${name}</code></dt><dd>${described.type}. ${inlineMarkdown(described.description)}${facts(described)}</dd></div>`;
  })}</dl>
</section>`;
}
