import { type ContractOperation, contractOperations } from '../src/core/contract/operations.ts';
import { generateBreaks } from './breaks.ts';
import type { SeededRandom } from './random.ts';
import {
  brokenTexts,
  buildAddress,
  buildBody,
  contentType,
  getExample,
  jsonHeaders,
  listExamples,
  schemaAt,
  withQuery,
} from './request-parts.ts';
import { createVariant } from './variants.ts';

/** A generated request. A broken one must be rejected. */
export type FuzzCase = {
  readonly operation: ContractOperation;
  readonly how: string;
  readonly isBroken: boolean;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: BodyInit | undefined;
};

const hostileSegments = [
  '%00',
  'a%2Fb',
  '%ff',
  '%',
  'x'.repeat(3000),
  "'%20or%201=1",
  '-1',
  'null',
  '__proto__',
];
const hostileBodies = [
  '{',
  '',
  '[]',
  'null',
  '"text"',
  '{"a":',
  '{"a":1}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
];
const hostileForms = [
  '',
  '--x\r\n\r\n--x--',
  'not multipart',
  '--x\r\nContent-Disposition: form-data\r\n\r\nv\r\n--x--',
];

/** Yields every broken case of every operation, followed by endless random variants. */
export function* generateCases(random: SeededRandom, ownId: () => string): Generator<FuzzCase> {
  for (const operation of contractOperations) yield* brokenCases(operation, random, ownId);
  for (;;) for (const operation of contractOperations) yield variantCase(operation, random, ownId);
}

function* brokenCases(
  operation: ContractOperation,
  random: SeededRandom,
  ownId: () => string,
): Generator<FuzzCase> {
  type Changes = Partial<Pick<FuzzCase, 'path' | 'headers' | 'body'>>;
  const broken = (how: string, changes: Changes, base = buildAddress(operation, random, ownId)): FuzzCase => {
    const body = 'body' in changes ? changes.body : buildBody(operation);
    const headers = { ...base.headers, ...changes.headers };
    return { operation, path: changes.path ?? base.path, headers, body, how, isBroken: true };
  };
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') {
      for (const segment of hostileSegments) {
        const path = operation.path.replace(/\{\w+\}/, segment);
        yield broken(`path id ${segment.slice(0, 20)}`, { path, headers: contentType(operation) });
      }
      continue;
    }
    for (const { how, value } of brokenTexts(schemaAt(parameter.schemaAt))) {
      const base = buildAddress(operation, random, ownId);
      const isQuery = parameter.in === 'query';
      // Headers without a pattern accept any text.
      if (!isQuery && parameter.name === 'Accept-Language') continue;
      if (!isQuery && /[^\t\x20-\x7e]/.test(value)) continue;
      const path = isQuery ? withQuery(base.path, parameter.name, value) : base.path;
      const headers = { ...(isQuery ? {} : { [parameter.name]: value }), ...contentType(operation) };
      yield broken(`${parameter.name}: ${how}`, { path, headers }, base);
    }
  }
  if (!operation.body) return;
  const { type, media, schemaAt: bodySchema, required } = operation.body;
  if (type === 'application/json') {
    for (const example of listExamples(media.examples)) {
      for (const { how, value } of generateBreaks(schemaAt(bodySchema), example)) {
        yield broken(`body ${how}`, { headers: jsonHeaders, body: JSON.stringify(value) });
      }
    }
    for (const body of hostileBodies) {
      if (body === '' && !required) continue;
      yield broken(`raw body ${body.slice(0, 12)}`, { headers: jsonHeaders, body });
    }
    yield broken('two megabytes', { headers: jsonHeaders, body: `{"a":"${'x'.repeat(2_000_000)}"}` });
    yield broken('text/plain', { headers: { 'Content-Type': 'text/plain' }, body: '{}' });
    const headers = { 'Content-Type': 'multipart/form-data' };
    yield broken('multipart without boundary', { headers, body: '--x' });
  } else {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const body of hostileForms) yield broken(`multipart ${body.slice(0, 12)}`, { headers, body });
    yield broken('empty form', { body: new FormData() });
    const form = new FormData();
    form.append('no_such_field', 'x');
    yield broken('form with another field', { body: form });
    yield broken('JSON for a form', { headers: jsonHeaders, body: '{}' });
  }
}

function variantCase(operation: ContractOperation, random: SeededRandom, ownId: () => string): FuzzCase {
  const address = buildAddress(operation, random, ownId);
  let path = address.path;
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || random.chance(0.5)) continue;
    const schema = schemaAt(parameter.schemaAt);
    path = withQuery(
      path,
      parameter.name,
      String(createVariant(schema, getExample(parameter) ?? 'a', random)),
    );
  }
  if (operation.body?.type !== 'application/json') {
    return { operation, ...address, path, body: buildBody(operation), how: 'variant', isBroken: false };
  }
  const example = random.pick(listExamples(operation.body.media.examples));
  const body = JSON.stringify(createVariant(schemaAt(operation.body.schemaAt), example, random));
  return {
    operation,
    ...address,
    path,
    headers: { ...address.headers, ...jsonHeaders },
    body,
    how: 'variant',
    isBroken: false,
  };
}
