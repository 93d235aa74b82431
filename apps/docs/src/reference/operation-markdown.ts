import { CALLER_LABELS } from './badges.ts';
import type { Operation, OperationResponse, SchemaNode, Source } from './contract.ts';
import { errorCodes } from './contract.ts';
import { type Described, describe } from './describe-schema.ts';
import { buildPrograms, collectExamples } from './operation-programs.ts';
import { isSuccess, readErrorCode } from './responses.ts';

export function operationMarkdown(operation: Operation): string {
  const { id, method, path, summary, description, source, caller, body, responses } = operation;
  const { note, programs } = buildPrograms(operation);
  return [
    `# ${summary}`,
    `\`${method} ${path}\` · \`${id}\` · ${CALLER_LABELS[caller]} · ${source}`,
    description,
    ...parameters(operation),
    ...(body
      ? ['## Request body', `\`${body.type}\`. ${body.description}`, fields(body.schema, source)]
      : []),
    '## Response',
    ...responses.filter(isSuccess).flatMap((response) => answer(response, source)),
    '## Errors',
    ...responses.filter((response) => !isSuccess(response)).map(problem),
    '## Example',
    ...(note === undefined ? [] : [note]),
    ...programs.flatMap(({ label, lang, text }) => [`${label}:`, fenced(lang, text)]),
    ...collectExamples(operation).map(
      ({ title, summary, json }) => `${title}: ${summary}\n\n${fenced('json', json)}`,
    ),
  ].join('\n\n');
}

function parameters({ parameters }: Operation): string[] {
  if (parameters.length === 0) return [];
  const lines = parameters.map(({ name, in: place, required, description, source, schema, example }) =>
    line(name, place, required, source, { ...describe(schema), description, example }),
  );
  return ['## Parameters', lines.join('\n')];
}

function answer({ status, description, headers, schema }: OperationResponse, source: Source): string[] {
  const lines = headers.map(({ name, description }) => `- Header \`${name}\`: ${oneLine(description)}`);
  return [
    `\`${status}\` ${description}`,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(schema ? [fields(schema, source)] : []),
  ];
}

function problem({ status, description, examples }: OperationResponse): string {
  const codes = [...new Set(examples.map(readErrorCode))];
  const lines = codes.map((code) => `- \`${code}\`: ${oneLine(errorCodes[code] ?? '')}`);
  return [`\`${status}\` ${description}`, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
}

function fields(schema: SchemaNode, inherited: Source): string {
  const { object, type } = describe(schema);
  return object ? properties(object.schema, object.schema['x-gli-source'] ?? inherited, '') : type;
}

function properties(schema: SchemaNode, inherited: Source, indent: string): string {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {})
    .map(([name, property]) => {
      const described = describe(property);
      const source = described.source ?? inherited;
      const own = indent + line(name, null, required.has(name), source, described);
      const { object } = described;
      return object
        ? `${own}\n${properties(object.schema, object.schema['x-gli-source'] ?? source, `${indent}  `)}`
        : own;
    })
    .join('\n');
}

function line(
  name: string,
  place: string | null,
  required: boolean,
  source: Source,
  described: Described,
): string {
  const { type, scalar, nullable, description, limits, values, example, default: fallback } = described;
  const facts = [
    ...(place === null ? [] : [place]),
    type + (scalar === null ? '' : ` ${scalar}`) + (nullable ? ' or null' : ''),
    required ? 'required' : 'optional',
    source,
    ...limits,
  ];
  const more = [
    ...(values.length === 0 ? [] : [`One of ${values.map(({ value }) => `\`${value}\``).join(', ')}.`]),
    ...(fallback === undefined ? [] : [`Default \`${text(fallback)}\`.`]),
    ...(example === undefined ? [] : [`E.g. \`${text(example)}\`.`]),
  ];
  return [`- \`${name}\` (${facts.join(', ')}): ${oneLine(description)}`, ...more].join(' ');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function oneLine(words: string): string {
  return words.trim().replaceAll(/\s+/g, ' ');
}

function fenced(lang: string, code: string): string {
  return `\`\`\`${lang}\n${code}\n\`\`\``;
}
