import { expect, it } from 'vitest';
import { contractOperations } from '../../src/core/contract/operations.ts';
import { handlers } from '../../src/handlers.ts';

it('registers each handler under its own name', () => {
  for (const [id, handler] of Object.entries(handlers)) expect(handler.id).toBe(id);
});

it('gives a handler a member exactly where the contract asks for a bearer', () => {
  // The runtime version of `NeedsBearer` in handler.ts.
  const open = ['logIn', 'refreshAccessToken'];
  for (const { id, security, responses } of contractOperations) {
    expect({ id, bearer: security === 'bearer' }).toEqual({
      id,
      bearer: responses.has(401) && !open.includes(id),
    });
  }
});
