import { createPublicKey, verify } from 'node:crypto';
import type { Fetch } from '@gli/sdk';
import { toKey } from './base58.ts';

type ReceivedCall = {
  readonly call: string;
  readonly authorization: string | null;
  readonly body: unknown;
};
type Handler = (received: ReceivedCall) => Response | Promise<Response>;

export const KIM = { id: 'mem_4kq7w2hx9p', name: '김서연', role: 'member', email: 'seoyeon.kim@example.com' };

export function jsonResponse(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

export function errorResponse(status: number, code: string, error = code): Response {
  return jsonResponse(status, { error, message: error, code, details: {} });
}

const ED25519_DER_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function isSigned({ wallet_address, message, signature }: Readonly<Record<string, unknown>>): boolean {
  if (!Array.isArray(signature)) return false;
  const der = Buffer.concat([ED25519_DER_PREFIX, toKey(String(wallet_address))]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(String(message)), key, Buffer.from(signature));
}

/** A server with the member Kim that really verifies signatures and takes each nonce once; a test may replace its handlers. */
export function createFakeBackend() {
  const received: ReceivedCall[] = [];
  const openNonces = new Set<string>();
  let user: object = KIM;
  let count = 0;
  const handlers: Record<string, Handler> = {
    'GET /user/profile/': () => jsonResponse(200, user),
    'POST /auth/logout/': () => jsonResponse(200, {}),
    'POST /auth/refresh/': () => jsonResponse(200, { access_token: `access-r${++count}` }),
    'POST /auth/nonce/': () => {
      const nonce = `${++count}`.padStart(64, 'b');
      openNonces.add(nonce);
      return jsonResponse(200, { nonce, expires_at: '2026-11-21T09:05:00+09:00' });
    },
    'POST /auth/verify/': ({ body }) => {
      const proof = fieldsOf(body);
      if (!openNonces.delete(String(proof.nonce))) return errorResponse(400, 'invalid_nonce');
      if (!isSigned(proof)) return errorResponse(400, 'invalid_signature');
      user = { ...KIM, wallet_address: proof.wallet_address };
      return jsonResponse(200, { access_token: 'access-wallet', user });
    },
  };
  const fetch: Fetch = async (url, init) => {
    const headers = new Headers(init.headers);
    const call = `${init.method ?? 'GET'} ${new URL(url).pathname.replace(/^\/api/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const entry = { call, authorization: headers.get('Authorization'), body };
    received.push(entry);
    return handlers[call]?.(entry) ?? errorResponse(404, 'not_found');
  };
  return {
    fetch,
    handlers,
    openNonces,
    setUser: (value: object) => (user = value),
    callsOf: (call: string) => received.filter((entry) => entry.call === call),
  };
}
