import { describe, expect, it } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import { reads } from './generated/response-shapes.ts';
import { validateShapes } from './shapes.ts';
import { exampleOf } from './testing/examples.ts';

const issuesOf = (data: unknown, path = '/v1/shopping/orders/ord_1/', method = 'GET') =>
  validateShapes({ method, path, status: 200, data });

/** Every example of every read, with a path that it could come from. */
const examples = Object.entries(contract.paths).flatMap(([path, item]) => {
  const responses = fieldOf(fieldOf(item, 'get'), 'responses');
  const json = fieldOf(fieldOf(fieldOf(responses, '200'), 'content'), 'application/json');
  return Object.entries(fieldOf(json, 'examples') ?? {}).map(([name, example]) => ({
    path: path.replace('{id}', 'x_1'),
    name,
    value: fieldOf(resolve(example), 'value'),
  }));
});

function resolve(node: unknown): unknown {
  const reference = fieldOf(node, '$ref');
  if (typeof reference !== 'string') return node;
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => fieldOf(at, step), contract);
}

function fieldOf(value: unknown, name: string): object | string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'object' || typeof found === 'string' ? (found ?? undefined) : undefined;
}

describe('the light check of reads', () => {
  it('knows every read of the contract, and passes all its examples', () => {
    const paths = Object.entries(contract.paths).filter(([, item]) => 'get' in item);
    expect(reads).toHaveLength(paths.length);
    expect(examples.length).toBeGreaterThan(paths.length);
    for (const { path, name, value } of examples)
      expect(issuesOf(value, path), `${path} ${name}`).toEqual([]);
  });

  const order = exampleOf('getOrder', 200);
  const [line] = order.lines;

  it.each<[string, unknown, PropertyKey[]]>([
    ['a field is missing', { ...order, totals: undefined }, ['totals']],
    ['an object is null', { ...order, customer: null }, ['customer']],
    ['a list is none', { ...order, lines: {} }, ['lines']],
    [
      'an entry of a list is odd',
      { ...order, lines: [line, { ...line, quantity: '2' }] },
      ['lines', 1, 'quantity'],
    ],
    ['an amount is a number', { ...order, refundable_amount: 12 }, ['refundable_amount']],
    ['an amount is no number', { ...order, refundable_amount: '12 KRW' }, ['refundable_amount']],
    ['a time is none', { ...order, created_at: 'yesterday' }, ['created_at']],
    ['the answer is none', null, []],
  ])('says where: %s', (_, data, path) => {
    expect(issuesOf(data)).toEqual([expect.objectContaining({ path })]);
  });

  it('passes what is newer: fields and values of enums', () => {
    expect(issuesOf({ ...order, status: 'on_the_moon', more: 1 })).toEqual([]);
  });

  it('passes writes, since what the server has done must not look like a failure, and unknown paths', () => {
    expect(issuesOf({}, '/v1/shopping/orders/', 'POST')).toBeUndefined();
    expect(issuesOf({}, '/v2/')).toBeUndefined();
  });
});
