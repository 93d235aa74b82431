import { describe, expect, it } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import { reads } from './generated/response-shapes.ts';
import { validateShapes } from './shapes.ts';
import { exampleOf } from './testing/examples.ts';

const findIssues = (data: unknown, path = '/v1/shopping/orders/ord_1/', method = 'GET') =>
  validateShapes({ method, path, status: 200, data });

/** Examples of every read, each with a path that could return it. */
const examples = Object.entries(contract.paths).flatMap(([path, item]) => {
  const responses = readField(readField(item, 'get'), 'responses');
  const json = readField(readField(readField(responses, '200'), 'content'), 'application/json');
  return Object.entries(readField(json, 'examples') ?? {}).map(([name, example]) => ({
    path: path.replace('{id}', 'x_1'),
    name,
    value: readField(resolve(example), 'value'),
  }));
});

function resolve(node: unknown): unknown {
  const reference = readField(node, '$ref');
  if (typeof reference !== 'string') return node;
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => readField(at, step), contract);
}

function readField(value: unknown, name: string): object | string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'object' || typeof found === 'string' ? (found ?? undefined) : undefined;
}

describe('validateShapes', () => {
  it('covers every read operation of the contract and accepts all its examples', () => {
    const paths = Object.entries(contract.paths).filter(([, item]) => 'get' in item);
    expect(reads).toHaveLength(paths.length);
    expect(examples.length).toBeGreaterThan(paths.length);
    for (const { path, name, value } of examples)
      expect(findIssues(value, path), `${path} ${name}`).toEqual([]);
  });

  const order = exampleOf('getOrder', 200);
  const [line] = order.lines;

  it.each<[string, unknown, PropertyKey[]]>([
    ['a field is missing', { ...order, totals: undefined }, ['totals']],
    ['an object is null', { ...order, customer: null }, ['customer']],
    ['a list is not a list', { ...order, lines: {} }, ['lines']],
    [
      'a list entry has the wrong type',
      { ...order, lines: [line, { ...line, quantity: '2' }] },
      ['lines', 1, 'quantity'],
    ],
    ['an amount is a number', { ...order, refundable_amount: 12 }, ['refundable_amount']],
    ['an amount is not a decimal', { ...order, refundable_amount: '12 KRW' }, ['refundable_amount']],
    ['a time is not a time', { ...order, created_at: 'yesterday' }, ['created_at']],
    ['the response is null', null, []],
  ])('reports the path of the issue if %s', (_, data, path) => {
    expect(findIssues(data)).toEqual([expect.objectContaining({ path })]);
  });

  it('accepts unknown fields and enum values', () => {
    expect(findIssues({ ...order, status: 'on_the_moon', more: 1 })).toEqual([]);
  });

  it('does not validate writes and unknown paths', () => {
    expect(findIssues({}, '/v1/shopping/orders/', 'POST')).toBeUndefined();
    expect(findIssues({}, '/v2/')).toBeUndefined();
  });
});
