import { RESET_PATH } from '../../core/http/api.ts';
import { CAST, DEMO_PASSWORD } from '../../core/seed/cast.ts';
import { methodBadge, securityBadge, sourceBadge } from './badges.ts';
import { snippet } from './code-blocks.ts';
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
import { curlProgram } from './examples/curl.ts';
import { recipeOf } from './examples/recipes.ts';
import { sdkProgram } from './examples/sdk.ts';
import { type Html, html } from './html.ts';
import { BASE_URL, operationPath, tagPath } from './links.ts';
import { inlineMarkdown, markdown } from './markdown.ts';
import { filterField, operationsOf, page } from './page.ts';
import { facts } from './properties.ts';

const ORIGIN = BASE_URL.replace(/\/api$/, '');

/** The first page: find an operation, make a first call, and general rules. */
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
${sandboxSection()}`,
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

/** Search terms of an operation: its name, parameters, fields and error codes. */
function searchTerms({ id, parameters, body, responses }: Operation): string[] {
  const schemas = [body?.schema, ...responses.map(({ schema }) => schema)];
  const fields = schemas.flatMap((schema) =>
    schema ? Object.keys(describe(schema).object?.schema.properties ?? {}) : [],
  );
  const codes = responses.flatMap(({ status, examples }) =>
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
<p>${sourceBadge('documented')} the product specification states this name or value. ${sourceBadge('concept')} the specification describes it, and the name is of this contract. ${sourceBadge('designed')} the specification is silent and the contract filled the gap. Every operation, parameter and field has one of the three.</p>
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

/** Features of the sandbox that are not in the contract. */
function sandboxSection(): Html {
  return html`
<section id="sandbox" aria-labelledby="sandbox-title">
<h2 id="sandbox-title">Only in the sandbox</h2>
<h3>Demo accounts</h3>
<p>All have the password <code>${DEMO_PASSWORD}</code>. An account that you register begins with 10,000 GLIB, 1,000 GLID, 3,000 GLIL and 1,000 USDT.</p>
<ul>${Object.values(CAST).map(
    ({ email, name }) =>
      html`<li><code>${email}</code> <span lang="ko">${name}</span>${email === CAST.choi.email && ', an operator'}</li>`,
  )}</ul>
<h3>Codes by e-mail and phone</h3>
<p>Nothing is sent. The code stands in the answer's header <code>X-Sandbox-Code</code> and in the sandbox's log.</p>
<h3>An answer of your choice</h3>
<p><code>Prefer: code=409</code> answers the contract's first example of a status, <code>Prefer: example=quote_expired</code> the example of a name, without doing anything; the answer has <code>Preference-Applied</code>. <code>Prefer: wait=2</code> waits two seconds first.</p>
${snippet('curl', `curl -sS -i "${BASE_URL}/v1/rwa/assets/" -H 'Prefer: code=500, wait=2'`)}
<p>Start it with <code>--latency 300</code> or <code>--failure-rate 0.1</code> to have every answer late or some of them fail.</p>
<h3 id="reset">Reset</h3>
<p><code>POST ${RESET_PATH}</code>, outside <code>/api</code>, throws all data away and fills in the seed again; it answers 204. It exists only when the sandbox was started with <code>--allow-reset</code>; otherwise it answers 404. Everyone is signed out by it.</p>
${snippet('curl', `curl -sS -i -X POST "${ORIGIN}${RESET_PATH}"`)}
</section>`;
}
