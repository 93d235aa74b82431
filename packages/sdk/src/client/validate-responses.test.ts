import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validateResponses } from './validate-responses.ts';

const status = z.enum(['active', 'paused']);
const payment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('token'), token: z.enum(['GLIB', 'GLIL']) }),
  z.object({ kind: z.literal('card'), last4: z.string() }),
]);
const schema = z.object({
  status,
  amount: z.string().regex(/^\d+\.\d+$/),
  payment: payment.optional(),
  phase: z.union([z.object({ state: status }), z.null()]).optional(),
});
const validate = validateResponses([{ method: 'GET', path: /^\/v1\/rwa\/assets\/[^/]+\/$/, schema }]);
const issuesOf = (data: unknown) =>
  validate({ method: 'GET', path: '/v1/rwa/assets/ast_1/', status: 200, data })?.length ?? 0;

describe('responses checked against their schemas', () => {
  it('pass when they keep the contract, with fields nobody knew as well', () => {
    expect(issuesOf({ status: 'active', amount: '1.5', new_field: 1 })).toBe(0);
  });

  it('pass with an enum value nobody knew, also within unions', () => {
    expect(issuesOf({ status: 'frozen', amount: '1.5' })).toBe(0);
    expect(issuesOf({ status: 'active', amount: '1.5', phase: { state: 'frozen' } })).toBe(0);
    expect(issuesOf({ status: 'active', amount: '1.5', payment: { kind: 'token', token: 'GLIX' } })).toBe(0);
    expect(issuesOf({ status: 'active', amount: '1.5', payment: { kind: 'voucher' } })).toBe(0);
  });

  it.each([
    ['an enum value is missing', { amount: '1.5' }],
    ['an enum value is no text', { status: 7, amount: '1.5' }],
    ['an amount is a float', { status: 'active', amount: 1.5 }],
    ['a union fits in no way', { status: 'active', amount: '1.5', phase: { state: 7 } }],
    ['a new enum value hides another fault', { status: 'frozen', amount: 1.5 }],
    ['the body is no object', []],
  ])('fail when %s', (_, data) => {
    expect(issuesOf(data)).toBeGreaterThan(0);
  });

  it('pass where no schema is given', () => {
    expect(validate({ method: 'POST', path: '/v1/rwa/assets/ast_1/', status: 200, data: 7 })).toBeUndefined();
  });
});
