import { expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { buildAddress, operationsWhere } from './example-request.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const early = await registerMember(sandbox);
sandbox.advance(16 * 60_000);
const present = await registerMember(sandbox);
const gone = await registerMember(sandbox);
await send('POST', '/auth/logout/', { token: gone.access });

const tokens = [
  [undefined, 'authentication_required'],
  [early.access, 'token_expired'],
  [present.refresh, 'token_invalid'],
  [gone.access, 'token_revoked'],
] as const;

it.each(operationsWhere(({ security }) => security === 'bearer'))(
  '$id requires a valid bearer token of an active session',
  async ({ operation }) => {
    for (const [token, code] of tokens) {
      // Sends no body, because the bearer token is checked first and a rejection reveals nothing else.
      const response = await send(operation.method, buildAddress(operation), { token });
      expect(response).toMatchObject({ status: 401, body: { code } });
      expect(response.headers.get('WWW-Authenticate')).toBe(
        token === undefined ? 'Bearer' : 'Bearer error="invalid_token"',
      );
    }
  },
);
