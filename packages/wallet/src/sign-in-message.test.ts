import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signInMessage } from './sign-in-message.ts';

it('builds the message documented in the contract', () => {
  const contract = JSON.parse(readFileSync(new URL('../../sdk/openapi.json', import.meta.url), 'utf8'));
  const { message, nonce, wallet_address } =
    contract.paths['/auth/verify/'].post.requestBody.content['application/json'].examples.member.value;
  const signedAt = Date.parse('2026-11-20T18:30:00+09:00');
  expect(signInMessage({ address: wallet_address, signedAt, nonce })).toBe(message);
});
