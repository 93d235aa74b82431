import { expect, it } from 'vitest';
import { contractOperations } from '../../src/core/contract/operations.ts';
import { ContractViolation, checkResponse } from '../../src/core/contract/schemas.ts';
import { handlers } from '../../src/handlers.ts';

it('registers each handler under its own name', () => {
  for (const [id, handler] of Object.entries(handlers)) expect(handler.id).toBe(id);
});

it('passes a member to a handler only if the contract requires a bearer token', () => {
  // Operations without a bearer token: the runtime version of `NeedsBearer` in handler.ts.
  const open = ['logIn', 'refreshAccessToken'];
  for (const { id, security, responses } of contractOperations) {
    expect({ id, bearer: security === 'bearer' }).toEqual({
      id,
      bearer: responses.has(401) && !open.includes(id),
    });
  }
});

it('sends only enum values that the contract lists', () => {
  const operation = contractOperations.find(({ id }) => id === 'logIn');
  const body = { error: 'Error', message: 'Message', code: 'invalid_credentials', details: {} };
  if (!operation) throw new Error('The contract has no logIn.');
  expect(() => checkResponse(operation, 401, body)).not.toThrow();
  expect(() => checkResponse(operation, 401, { ...body, code: 'newer_code' })).toThrow(ContractViolation);
});
