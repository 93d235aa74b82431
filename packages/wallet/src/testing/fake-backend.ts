import { createPublicKey, verify } from 'node:crypto';
import { createFakeBackend, errorResponse, jsonResponse, KIM } from '@gli/session/testing';
import { toKey } from './base58.ts';

const ED25519_DER_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

function parseFields(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function isSigned({ wallet_address, message, signature }: Readonly<Record<string, unknown>>): boolean {
  if (!Array.isArray(signature)) return false;
  const der = Buffer.concat([ED25519_DER_PREFIX, toKey(String(wallet_address))]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(String(message)), key, Buffer.from(signature));
}

/**
 * Creates a server with the member Kim. It verifies signatures and accepts each nonce once. A test may replace
 * its handlers.
 */
export function createWalletBackend() {
  const openNonces = new Set<string>();
  let user: object = KIM;
  let count = 0;
  const backend = createFakeBackend({
    'GET /user/profile/': () => jsonResponse(200, user),
    'POST /auth/logout/': () => jsonResponse(200, {}),
    'POST /auth/refresh/': () => jsonResponse(200, { access_token: `access-r${++count}` }),
    'POST /auth/nonce/': () => {
      const nonce = `${++count}`.padStart(64, 'b');
      openNonces.add(nonce);
      return jsonResponse(200, { nonce, expires_at: '2026-11-21T09:05:00+09:00' });
    },
    'POST /auth/verify/': ({ body }) => {
      const proof = parseFields(body);
      if (!openNonces.delete(String(proof.nonce))) return errorResponse(400, 'invalid_nonce');
      if (!isSigned(proof)) return errorResponse(400, 'invalid_signature');
      user = { ...KIM, wallet_address: proof.wallet_address };
      return jsonResponse(200, { access_token: 'access-wallet', user });
    },
  });
  return { ...backend, openNonces, setUser: (value: object) => (user = value) };
}
