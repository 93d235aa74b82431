// Lists of all operations, error codes and shared types in the reference, as HTML and as Markdown.
import { CALLER_LABELS, methodBadge, SOURCE_LABELS, sourceBadge } from './badges.ts';
import {
  errorCodes,
  getOperationsByTag,
  type Operation,
  operations,
  type SchemaNode,
  type Source,
  scalarTypes,
  tags,
} from './contract.ts';
import { describe } from './describe-schema.ts';
import { html } from './html.ts';
import { operationPath, SITE_PATH } from './links.ts';
import { inlineMarkdown } from './markdown.ts';
import { facts } from './properties.ts';
import { readErrorCode } from './responses.ts';

const SOURCES: readonly Source[] = ['documented', 'concept', 'designed'];

/** Max number of operations whose list is open. */
const SHOWN_SOURCES = 5;
const OPEN = html` open`;

export function legend(): string {
  return html`<dl class="legend" id="marks">${SOURCES.map(
    (source) => html`<div><dt>${sourceBadge(source)}</dt><dd>${SOURCE_LABELS[source]}.</dd></div>`,
  )}</dl><p>All three are equally stable. <a href="${SITE_PATH}/versions/">Versions and stability</a> says what may change.</p>`.toString();
}

/** Formats the list of operations by tag, including the hidden text that the filter searches. */
export function operationList(): string {
  return html`${tags.map(
    ({ name, title, description }) => html`
<section class="group" aria-labelledby="tag-${name}">
<h2 id="tag-${name}">${title}</h2>
<p>${inlineMarkdown(description)}</p>
<ul class="index" role="list">${getOperationsByTag(name).map(
      (operation) => html`
<li data-words="${toSearchText(operation)}"><a href="${operationPath(operation.id)}">${methodBadge(operation.method)} <code>${operation.path}</code> <span class="summary">${operation.summary}</span></a></li>`,
    )}</ul>
</section>`,
  )}`.toString();
}

export function errorCodeList(): string {
  return html`<dl class="values codes">${Object.entries(errorCodes).map(
    ([code, description]) =>
      html`<div id="${code}"><dt><code>${code}</code></dt><dd>${inlineMarkdown(description)}${errorSources(code)}</dd></div>`,
  )}</dl>`.toString();
}

export function typeList(): string {
  return html`<dl class="values codes">${scalarTypes.map(({ name, schema }) => {
    const described = describe(schema);
    return html`<div id="${name.toLowerCase()}"><dt><code>${name}</code></dt><dd>${described.type}. ${inlineMarkdown(described.description)}${facts(described)}</dd></div>`;
  })}</dl>`.toString();
}

export function operationListMarkdown(): string {
  const groups = tags.map(({ name, title, description }) => {
    const lines = getOperationsByTag(name).map(
      ({ id, method, path, summary, caller }) =>
        `- [${summary}](${operationPath(id).replace(/\/$/, '.md')}): \`${method} ${path}\`, \`${id}\`. ${CALLER_LABELS[caller]}.`,
    );
    return `## ${title}\n\n${description}\n\n${lines.join('\n')}`;
  });
  const marks = SOURCES.map((source) => `- \`${source}\`: ${SOURCE_LABELS[source]}.`).join('\n');
  return `# All operations\n\n${marks}\n\n${groups.join('\n\n')}`;
}

export function errorCodeListMarkdown(): string {
  const lines = Object.entries(errorCodes).map(
    ([code, description]) =>
      `- \`${code}\` (${formatStatuses(code)}): ${description}${errorSourcesMarkdown(code)}`,
  );
  return `# Error codes\n\n${lines.join('\n')}`;
}

export function typeListMarkdown(): string {
  const lines = scalarTypes.map(({ name, schema }) => {
    const { type, description } = describe(schema);
    return `- \`${name}\` (${type}): ${description.trim().replaceAll(/\s+/g, ' ')}`;
  });
  return `# Shared types\n\n${lines.join('\n')}`;
}

/** Formats text such as `409 of 4 operations`. Any path may return a code that no operation declares. */
function formatStatuses(code: string): string {
  const found = findErrorSources(code);
  const statuses = [...new Set(found.map(({ status }) => status))].toSorted();
  if (found.length === 0) return 'Any path may return it';
  return `${statuses.join(', ')} of ${found.length} ${found.length === 1 ? 'operation' : 'operations'}`;
}

/** Returns the operations that return a code, with their status. */
function findErrorSources(code: string): { id: string; status: number }[] {
  return operations.flatMap(({ id, responses }) =>
    responses
      .filter(({ status, examples }) => status >= 400 && examples.some((one) => readErrorCode(one) === code))
      .map(({ status }) => ({ id, status })),
  );
}

/** Formats the operations that return a code. The list of a code that many share is closed. */
function errorSources(code: string) {
  const found = findErrorSources(code);
  if (found.length === 0) return html`<p class="facts">${formatStatuses(code)}</p>`;
  const links = found.map(({ id }) => html`<li><a href="${operationPath(id)}"><code>${id}</code></a></li>`);
  return html`<details class="facts"${found.length > SHOWN_SOURCES ? '' : OPEN}><summary>${formatStatuses(code)}</summary><ul class="sources" role="list">${links}</ul></details>`;
}

const errorSourcesMarkdown = (code: string): string => {
  const ids = findErrorSources(code).map(({ id }) => `[${id}](${operationPath(id).replace(/\/$/, '.md')})`);
  return ids.length === 0 ? '' : ` Returned by ${ids.join(', ')}.`;
};

/** Joins an operation's name, parameters, fields and error codes for the filter. */
function toSearchText({ id, parameters, body, responses }: Operation): string {
  const schemas = [body?.schema, ...responses.map(({ schema }) => schema)];
  const fields = schemas.flatMap((schema) => (schema ? listFields(schema) : []));
  const codes = responses.flatMap(({ status, examples }) =>
    status < 400 ? [] : examples.map(readErrorCode),
  );
  return [...new Set([id, ...parameters.map(({ name }) => name), ...fields, ...codes])].join(' ');
}

/** Lists the names of a schema's fields, nested ones included. */
function listFields(schema: SchemaNode): string[] {
  const properties = Object.entries(describe(schema).object?.schema.properties ?? {});
  return properties.flatMap(([name, property]) => [name, ...listFields(property)]);
}
