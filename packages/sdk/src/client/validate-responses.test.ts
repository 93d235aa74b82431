import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { responseSchemas } from '../schemas.ts';
import { exampleOf } from '../testing/examples.ts';
import { validateResponses } from './validate-responses.ts';

const schema = z.object({ status: z.string(), amount: z.string().regex(/^\d+\.\d+$/) });
const validate = validateResponses([{ method: 'GET', path: /^\/v1\/rwa\/assets\/[^/]+\/$/, schema }]);
const findIssues = (data: unknown) =>
  validate({ method: 'GET', path: '/v1/rwa/assets/ast_1/', status: 200, data })?.length ?? 0;

describe('responses checked against their schemas', () => {
  it('pass if they match the contract, including unknown fields', () => {
    expect(findIssues({ status: 'active', amount: '1.5', new_field: 1 })).toBe(0);
  });

  it.each([
    ['a field is missing', { amount: '1.5' }],
    ['an amount is a float', { status: 'active', amount: 1.5 }],
    ['the body is not an object', []],
  ])('fail if %s', (_, data) => {
    expect(findIssues(data)).toBeGreaterThan(0);
  });

  it('pass if there is no schema for them', () => {
    expect(validate({ method: 'POST', path: '/v1/rwa/assets/ast_1/', status: 200, data: 7 })).toBeUndefined();
  });
});

describe('the schemas of the contract', () => {
  const order = exampleOf('getOrder', 200);
  const check = validateResponses(responseSchemas);
  const findOrderIssues = (changes: Record<string, unknown>) =>
    check({
      method: 'GET',
      path: '/v1/shopping/orders/ord_8vd2q6nx4h/',
      status: 200,
      data: { ...order, ...changes },
    });

  it('accept enum values of a newer server, including in lists and nullable fields', () => {
    expect(findOrderIssues({})).toBeUndefined();
    expect(findOrderIssues({ status: 'frozen', allowed_actions: ['cancel', 'exchange'] })).toBeUndefined();
    const lines = order.lines.map((line) => ({ ...line, room_type: 'igloo' }));
    expect(findOrderIssues({ lines })).toBeUndefined();
  });

  it('reject other types in place of an enum value', () => {
    expect(findOrderIssues({ status: 7 })).toHaveLength(1);
    expect(findOrderIssues({ status: null })).toHaveLength(1);
    expect(findOrderIssues({ allowed_actions: 'cancel' })).toHaveLength(1);
  });
});
