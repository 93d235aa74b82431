import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { inject } from 'vitest';
import { SeededRandom } from '../fuzz/random.ts';

/** Set ATTACK_SEED to use different random values. */
export const random = new SeededRandom(Number(process.env.ATTACK_SEED ?? 20_261_122));

export const PASSWORD = 'sea-breeze-2026';

export type Sent = {
  readonly token?: string;
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
};

// biome-ignore lint/suspicious/noExplicitAny: each test checks what the attacked server sends.
export type Received = { readonly status: number; readonly headers: Headers; readonly body: any };

/** Sends a request to a path below `/api`. */
export async function send(method: string, path: string, sent: Sent = {}): Promise<Received> {
  const { token, json, body, headers } = sent;
  const response = await fetch(`${inject('target')}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'Accept-Language': 'en',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined ? { body: JSON.stringify(json) } : body !== undefined ? { body } : {}),
  });
  const content = await response.text();
  return { status: response.status, headers: response.headers, body: asJson(content) };
}

function asJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

/** Writes raw bytes to the server and returns everything it sends until the connection closes. */
export function sendRaw(...pieces: readonly (string | Uint8Array)[]): Promise<string> {
  const { hostname, port } = new URL(inject('target'));
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
    });
    // The server may close the connection before reading everything.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    for (const piece of pieces) socket.write(piece);
  });
}

export type Member = {
  readonly id: string;
  readonly email: string;
  readonly access: string;
  readonly refresh: string;
};

export async function register(more: Record<string, unknown> = {}): Promise<Member> {
  const email = `attacker-${randomBytes(6).toString('hex')}@example.com`;
  const json = { email, password: PASSWORD, name: '한지우', terms_accepted: true, ...more };
  const { status, body } = await send('POST', '/auth/register/', { json });
  if (status !== 201) throw new Error(`Registration returned ${status}: ${JSON.stringify(body)}`);
  return { id: body.user.id, email, access: body.tokens.access_token, refresh: body.tokens.refresh_token };
}
