import type { ContractOperation } from '../src/core/contract/operations.ts';
import { type Broken, type FuzzSchema, followed, generateBreaks } from './breaks.ts';
import type { SeededRandom } from './random.ts';

/** Headers for a JSON body that is sent as text. */
export const jsonHeaders = { 'Content-Type': 'application/json' };

export function buildAddress(operation: ContractOperation, random: SeededRandom, ownId: () => string) {
  let path: string = operation.path;
  let headers: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    const example = getExample(parameter);
    if (parameter.in === 'path') {
      const isMember = typeof example === 'string' && example.startsWith('mem_');
      path = path.replace(
        `{${parameter.name}}`,
        encodeURIComponent(isMember && random.chance(0.7) ? ownId() : String(example)),
      );
    } else if (parameter.in === 'query' && parameter.required)
      path = withQuery(path, parameter.name, String(example));
    else if (parameter.name === 'Idempotency-Key' && random.chance(0.5)) {
      headers = { 'Idempotency-Key': `fuzz-${Math.floor(random.next() * 1e9)}` };
    }
  }
  return { path, headers };
}

export function buildBody({ body }: ContractOperation): BodyInit | undefined {
  if (!body) return undefined;
  const example = listExamples(body.media.examples)[0];
  if (body.type === 'application/json') return JSON.stringify(example);
  const form = new FormData();
  for (const [name, value] of Object.entries(example ?? {})) {
    const isFile = ['file', 'avatar', 'image'].includes(name);
    if (isFile) form.append(name, new Blob([new Uint8Array(2048).fill(7)], { type: 'image/png' }), 'x.png');
    else form.append(name, String(value));
  }
  return form;
}

export function contentType({ body }: ContractOperation): Record<string, string> {
  return body?.type === 'application/json' ? jsonHeaders : {};
}

/** Yields broken values of a parameter, as text for a URL or header. */
export function* brokenTexts(schema: FuzzSchema): Generator<{ how: string; value: string }> {
  const { type, ...rest } = followed(schema);
  const isText = type === 'string' || type === undefined;
  const sample = isText ? 'a' : 1;
  const broken: Broken[] = [...generateBreaks(isText ? rest : { ...rest }, sample)];
  if (!isText) broken.push({ how: 'not a number', value: 'abc' });
  for (const { how, value } of broken) yield { how, value: String(value) };
}

export function withQuery(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value.replace(/[\uD800-\uDFFF]/g, ''))}`;
}

export function listExamples(examples: Readonly<Record<string, object>> | undefined): unknown[] {
  return Object.values(examples ?? {}).map((example) => {
    const target = '$ref' in example ? followed(example as FuzzSchema) : example;
    return (target as { value?: unknown }).value;
  });
}

export function getExample(parameter: object): unknown {
  return (parameter as { example?: unknown }).example;
}

export function schemaAt(place: string): FuzzSchema {
  return followed({ $ref: place });
}
