import { sourceBadge } from './badges.ts';
import type { Parameter, SchemaNode, Source } from './contract.ts';
import { type Described, describe } from './describe-schema.ts';
import { type Html, html } from './html.ts';
import { typePath } from './links.ts';
import { inlineMarkdown } from './markdown.ts';

/** Max number of enum values that are shown without expanding the list. */
const MAX_OPEN_VALUES = 6;
/** Max nesting depth of an object that is shown expanded. */
const OPEN_DEPTH = 1;

export function parameterTable(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(({ name, in: place, required, description, source, schema, example }) => {
    const described = describe(schema);
    return row({
      id: `${place}-${name}`,
      name,
      required,
      source,
      described: { ...described, description, example: example ?? described.example },
      nested: null,
    });
  });
  return html`<ul class="fields" role="list">${rows}</ul>`;
}

/**
 * Renders the properties of a request or response body as rows. Nested objects are inside their row. The id of a row is
 * `place` and the names of its fields: `200-results-id`.
 */
export function schemaTable(schema: SchemaNode, inherited: Source, place: string): Html {
  const { object, type, step } = describe(schema);
  if (!object) return html`<p>${type}</p>`;
  const source = object.schema['x-gli-source'] ?? inherited;
  const shape = step === '.' ? 'An object' : 'An array of objects';
  return html`
<p class="shape">${shape}${object.name && html`: <code>${object.name}</code>`}</p>
${propertyList(object.schema, source, { place, depth: 0 })}`;
}

type Level = { readonly place: string; readonly depth: number };

function propertyList(schema: SchemaNode, source: Source, { place, depth }: Level): Html {
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const described = describe(property);
    const ownSource = described.source ?? source;
    const id = `${place}-${name}`;
    return row({
      id,
      name,
      required: required.has(name),
      source: ownSource,
      described,
      nested: described.object && nestedList(name, described, ownSource, { place: id, depth: depth + 1 }),
    });
  });
  return html`<ul class="fields" role="list">${rows}</ul>`;
}

function nestedList(name: string, { object, step }: Described, source: Source, level: Level): Html | null {
  if (!object) return null;
  const count = Object.keys(object.schema.properties ?? {}).length;
  const inner = object.schema['x-gli-source'] ?? source;
  return html`
<details class="nested"${level.depth <= OPEN_DEPTH && html` open`}>
<summary><code>${name}${step === '.' ? '' : step.slice(0, -1)}</code> has ${count} ${count === 1 ? 'property' : 'properties'}</summary>
${propertyList(object.schema, inner, level)}
</details>`;
}

type Row = {
  /** Id of the row in the page, for links to it. */
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly source: Source;
  readonly described: Described;
  readonly nested: Html | null;
};

function row({ id, name, required, source, described, nested }: Row): Html {
  return html`
<li id="${id}">
<div class="field">
<div><a class="field-link" href="#${id}"><code class="field-name">${name}</code></a> <span class="type">${typeText(described)}</span> ${
    required ? html`<span class="required">required</span>` : html`<span class="optional">optional</span>`
  }</div>
<div>${sourceBadge(source)}</div>
<div class="text">${described.description && html`<p>${inlineMarkdown(described.description)}</p>`}${facts(described)}${valueList(described)}</div>
</div>${nested}
</li>`;
}

/** Renders a type, with a link to the description of a named scalar. */
export function typeText({ type, scalar, nullable, object }: Described): Html {
  return html`${type}${scalar && html` · <a href="${typePath(scalar)}">${scalar}</a>`}${
    object?.name && html` · ${object.name}`
  }${nullable && html` <span class="nullable">or null</span>`}`;
}

export function facts({ limits, pattern, default: fallback, example }: Described): Html | null {
  const words = [
    ...limits.map((limit) => html`${limit}`),
    ...(pattern === null ? [] : [html`pattern <code>${pattern}</code>`]),
    ...(fallback === undefined ? [] : [html`default <code>${valueText(fallback)}</code>`]),
    ...(example === undefined ? [] : [html`e.g. <code>${valueText(example)}</code>`]),
  ];
  if (words.length === 0) return null;
  return html`<p class="facts">${words.map((word, index) => html`${index > 0 && ' · '}${word}`)}</p>`;
}

function valueList({ values }: Described): Html | null {
  if (values.length === 0) return null;
  if (values.every(({ description }) => description === '')) {
    return html`<p class="facts">One of ${values.map(({ value, source }, index) => html`${index > 0 && ' · '}<code>${value}</code>${source && html` ${sourceBadge(source)}`}`)}</p>`;
  }
  const list = html`<dl class="values">${values.map(
    ({ value, description, source }) =>
      html`<div><dt><code>${value}</code></dt><dd>${inlineMarkdown(description)} ${source && sourceBadge(source)}</dd></div>`,
  )}</dl>`;
  if (values.length <= MAX_OPEN_VALUES) return list;
  return html`<details class="more"><summary>${values.length} values</summary>${list}</details>`;
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
