import { type ContractOperation, contractOperations } from '../src/core/contract/operations.ts';
import { breaksOf } from './breaks.ts';
import type { SeededRandom } from './random.ts';
import {
  addressOf,
  bodyOf,
  brokenTexts,
  contentType,
  exampleOf,
  examplesOf,
  jsonHeaders,
  schemaAt,
  withQuery,
} from './request-parts.ts';
import { variantOf } from './variants.ts';

/** One request; a broken one must be rejected. */
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

/** Every broken case of every operation, then endless variants, in the order of the seed. */
export function* casesOf(random: SeededRandom, ownId: () => string): Generator<FuzzCase> {
  for (const operation of contractOperations) yield* brokenCases(operation, random, ownId);
  for (;;) for (const operation of contractOperations) yield variantCase(operation, random, ownId);
}

function* brokenCases(
  operation: ContractOperation,
  random: SeededRandom,
  ownId: () => string,
): Generator<FuzzCase> {
  const valid = () => ({ operation, ...addressOf(operation, random, ownId), body: bodyOf(operation) });
  const withType = (headers: Record<string, string>) => ({ ...headers, ...contentType(operation) });
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') {
      for (const segment of hostileSegments) {
        const base = valid();
        const path = operation.path.replace(/\{\w+\}/, segment);
        yield {
          ...base,
          headers: withType(base.headers),
          path,
          how: `path id ${segment.slice(0, 20)}`,
          isBroken: true,
        };
      }
      continue;
    }
    const schema = schemaAt(parameter.schemaAt);
    for (const { how, value } of brokenTexts(schema)) {
      const base = valid();
      const isQuery = parameter.in === 'query';
      // Headers without a pattern accept any text.
      if (!isQuery && parameter.name === 'Accept-Language') continue;
      if (!isQuery && /[^\t\x20-\x7e]/.test(value)) continue;
      const path = isQuery ? withQuery(base.path, parameter.name, value) : base.path;
      const headers = isQuery ? base.headers : { ...base.headers, [parameter.name]: value };
      yield { ...base, headers: withType(headers), path, how: `${parameter.name}: ${how}`, isBroken: true };
    }
  }
  if (!operation.body) return;
  const { type, media } = operation.body;
  if (type === 'application/json') {
    for (const example of examplesOf(media.examples)) {
      for (const { how, value } of breaksOf(schemaAt(operation.body.schemaAt), example)) {
        const base = valid();
        yield {
          ...base,
          headers: { ...base.headers, ...jsonHeaders },
          body: JSON.stringify(value),
          how: `body ${how}`,
          isBroken: true,
        };
      }
    }
    for (const text of hostileBodies) {
      if (text === '' && !operation.body.required) continue;
      const base = valid();
      yield {
        ...base,
        headers: { ...base.headers, ...jsonHeaders },
        body: text,
        how: `raw body ${text.slice(0, 12)}`,
        isBroken: true,
      };
    }
    const base = valid();
    yield {
      ...base,
      headers: { ...base.headers, ...jsonHeaders },
      body: `{"a":"${'x'.repeat(2_000_000)}"}`,
      how: 'two megabytes',
      isBroken: true,
    };
    yield {
      ...base,
      headers: { ...base.headers, 'Content-Type': 'text/plain' },
      body: '{}',
      how: 'text/plain',
      isBroken: true,
    };
    yield {
      ...base,
      headers: { ...base.headers, 'Content-Type': 'multipart/form-data' },
      body: '--x',
      how: 'multipart without boundary',
      isBroken: true,
    };
  } else {
    for (const text of [
      '',
      '--x\r\n\r\n--x--',
      'not multipart',
      '--x\r\nContent-Disposition: form-data\r\n\r\nv\r\n--x--',
    ]) {
      const base = valid();
      yield {
        ...base,
        headers: { ...base.headers, 'Content-Type': 'multipart/form-data; boundary=x' },
        body: text,
        how: `multipart ${text.slice(0, 12)}`,
        isBroken: true,
      };
    }
    const base = valid();
    yield { ...base, body: new FormData(), how: 'empty form', isBroken: true };
    const form = new FormData();
    form.append('no_such_field', 'x');
    yield { ...base, body: form, how: 'form with another field', isBroken: true };
    yield {
      ...base,
      headers: { ...base.headers, ...jsonHeaders },
      body: '{}',
      how: 'JSON for a form',
      isBroken: true,
    };
  }
}

function variantCase(operation: ContractOperation, random: SeededRandom, ownId: () => string): FuzzCase {
  const address = addressOf(operation, random, ownId);
  let path = address.path;
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || random.chance(0.5)) continue;
    const schema = schemaAt(parameter.schemaAt);
    path = withQuery(path, parameter.name, String(variantOf(schema, exampleOf(parameter) ?? 'a', random)));
  }
  if (operation.body?.type !== 'application/json') {
    return { operation, ...address, path, body: bodyOf(operation), how: 'variant', isBroken: false };
  }
  const example = random.pick(examplesOf(operation.body.media.examples));
  const body = JSON.stringify(variantOf(schemaAt(operation.body.schemaAt), example, random));
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
