import { setTimeout as sleep } from 'node:timers/promises';

export type WorkloadUser = { readonly id: string; readonly email: string; readonly token: string };

export type WriteKind = 'register' | 'log_in' | 'invest' | 'quote' | 'convert' | 'order' | 'pay' | 'cancel';

/** A write that can be repeated unchanged. */
export type Write = {
  readonly kind: WriteKind;
  readonly path: string;
  readonly json: unknown;
  /** Null for a registration. */
  readonly person: WorkloadUser | null;
  /** Null if the operation takes no `Idempotency-Key`. */
  readonly key: string | null;
};

export type WriteResponse = { readonly status: number; readonly text: string; readonly isReplayed: boolean };

/** A write that was sent. `response` is null if the connection broke before the response was complete. */
export type Sent = Write & { response: WriteResponse | null };

/** Max time to wait for a response before the sandbox counts as hung. */
const HANG_MS = 20_000;

/** Sends a request. Returns null if the connection breaks before the response is complete. */
export async function request(
  address: string,
  method: string,
  path: string,
  { token, key, json }: { token?: string | undefined; key?: string | null; json?: unknown } = {},
): Promise<WriteResponse | null> {
  const signal = AbortSignal.timeout(HANG_MS);
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        'Accept-Language': 'en',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(key ? { 'Idempotency-Key': key } : {}),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: json === undefined ? null : JSON.stringify(json),
      signal,
    });
    const isReplayed = response.headers.get('Idempotent-Replayed') === 'true';
    return { status: response.status, text: await response.text(), isReplayed };
  } catch (error) {
    if (signal.aborted) throw new Error(`${method} ${path} hangs.`, { cause: error });
    return null;
  }
}

/** Sends a write, or repeats it. Waits while its key is still in flight. */
export async function send(
  address: string,
  { path, json, person, key }: Write,
): Promise<WriteResponse | null> {
  for (;;) {
    const response = await request(address, 'POST', path, { token: person?.token, key, json });
    if (response?.status !== 409 || !response.text.includes('request_in_progress')) return response;
    await sleep(50);
  }
}

/** Reads an object. Throws unless the status is 200. */
export async function read<T>(address: string, path: string, token: string): Promise<T> {
  const response = await request(address, 'GET', path, { token });
  if (response?.status !== 200) throw new Error(`GET ${path}: ${response?.status} ${response?.text}`);
  return parseBody<T>(response);
}

// Unchecked cast: the unit tests check these responses against the contract.
export const parseBody = <T>(response: WriteResponse): T => JSON.parse(response.text) as T;

export const isSuccess = (response: WriteResponse | null): response is WriteResponse =>
  response !== null && response.status >= 200 && response.status < 300;

/** Returns the successful writes of the given kinds. */
export function acknowledged(
  journal: readonly Sent[],
  ...kinds: WriteKind[]
): (Sent & { response: WriteResponse })[] {
  return journal.filter(
    (sent): sent is Sent & { response: WriteResponse } =>
      kinds.includes(sent.kind) && isSuccess(sent.response),
  );
}
