import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One fault of a server, and the name of the error that every kind of call gets, or `data`. */
type Fault = {
  readonly outcome: string;
  readonly respond: (socket: Socket) => unknown;
  /** Limit of an attempt in ms, for faults that never end. */
  readonly timeoutMs?: number;
  /** True if a refresh with this response ends the session. */
  readonly endsSession?: boolean;
};

const STALLED_MS = 1000;
const BODY = JSON.stringify({
  ...{ count: 0, next: null, previous: null, results: [] },
  ...{ access_token: 'access-2', refresh_token: 'refresh-2' },
});
const JSON_TYPE = 'Content-Type: application/json';

/**
 * Formats a response without `Connection: close`. With that header, Node 20 treats a truncated chunk as the end of the
 * body.
 */
const format = (status: string, headers: readonly string[], body: string) =>
  [`HTTP/1.1 ${status}`, ...headers, '', body].join('\r\n');
const complete = (status: string, body: string, ...headers: string[]) => {
  const own = [JSON_TYPE, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  return format(status, [...own, ...headers], body);
};
const OK = complete('200 OK', BODY);
const CUT = format('200 OK', [JSON_TYPE, 'Content-Length: 1000'], BODY);

const send = (text: string) => (socket: Socket) => socket.end(text);
const stall = (text: string) => (socket: Socket) => socket.write(text);
const lost = (respond: Fault['respond']) => ({ outcome: 'GliNetworkError', respond });
const stalled = (respond: Fault['respond']) => ({
  outcome: 'GliTimeoutError',
  respond,
  timeoutMs: STALLED_MS,
});
const broken = (text: string) => ({ outcome: 'GliContractError', respond: send(text) });
const failed = (text: string) => ({ outcome: 'GliServerError', respond: send(text) });
const accepted = (respond: Fault['respond']) => ({ outcome: 'data', respond });

async function drip(socket: Socket, text: string): Promise<void> {
  for (const character of text) {
    if (socket.destroyed) return;
    socket.write(character);
    await wait(1);
  }
}

export const faults: Readonly<Record<string, Fault>> = {
  'closes before the response': lost(send('')),
  'resets the connection': lost((socket) => socket.resetAndDestroy()),
  'speaks another protocol': lost(send('SSH-2.0-OpenSSH_9.9\r\n')),
  'sends an invalid status line': lost(send('HTTP/1.1 OK\r\n\r\n')),
  'cuts the headers': lost(send('HTTP/1.1 200 OK\r\nContent-Type: appl')),
  'cuts the body': lost(send(CUT)),
  'resets in the body': lost((socket) => socket.write(CUT, () => socket.resetAndDestroy())),
  'cuts a chunk': lost(send(format('200 OK', [JSON_TYPE, 'Transfer-Encoding: chunked'], `ff\r\n${BODY}`))),
  'sends an invalid chunk': lost(
    send(format('200 OK', [JSON_TYPE, 'Transfer-Encoding: chunked'], `zz\r\n${BODY}\r\n0\r\n\r\n`)),
  ),
  'says gzip but sends text': lost(send(complete('200 OK', BODY, 'Content-Encoding: gzip'))),

  'never responds': stalled(() => {}),
  'stalls in the headers': stalled(stall('HTTP/1.1 200 OK\r\nX-')),
  'stalls in the body': stalled(stall(CUT)),
  'drips forever': stalled(async (socket) => {
    socket.write(format('200 OK', [JSON_TYPE, 'Content-Length: 1000000'], ''));
    await drip(socket, ' '.repeat(100_000));
  }),

  'sends HTML with status 200': broken(complete('200 OK', '<!doctype html><title>Log in</title>')),
  'sends truncated JSON': broken(complete('200 OK', BODY.slice(0, -1))),
  'sends an empty body': broken(complete('200 OK', '')),
  'sends 204 instead of data': broken(format('204 No Content', ['Connection: close'], '')),
  'redirects with 302': broken(complete('302 Found', '', 'Location: /stolen')),
  'redirects with 307': broken(complete('307 Temporary Redirect', '', 'Location: /stolen')),

  'sends an empty 500': failed(complete('500 Internal Server Error', '')),
  'sends an HTML 502': failed(complete('502 Bad Gateway', '<h1>Bad Gateway</h1>')),
  'sends 503 for a year': failed(complete('503 Service Unavailable', '', 'Retry-After: 31536000')),
  'sends 504 with an invalid Retry-After': failed(complete('504 Gateway Timeout', '', 'Retry-After: soon')),
  'sends 429 with an empty body': {
    outcome: 'GliTooManyRequestsError',
    respond: send(complete('429 Too Many Requests', '')),
  },
  'sends an envelope of wrong types': {
    outcome: 'GliBadRequestError',
    respond: send(complete('400 Bad Request', '{"error":{"a":1},"message":7,"code":[],"details":[null]}')),
    endsSession: true,
  },

  'sends early hints first': accepted(send(`${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(3)}${OK}`)),
  'sends a byte order mark': accepted(send(complete('200 OK', `\u{FEFF}${BODY}`))),
  'sends one byte at a time': accepted(async (socket) => {
    await drip(socket, OK);
    socket.end();
  }),
};

const KINDS = ['read', 'keyed write', 'plain write', 'upload', 'refresh'];

/** Outcomes by fault and kind of call: `cuts the body/read`. */
export const expectedOutcomes = Object.fromEntries(
  Object.entries(faults).flatMap(([name, { outcome, endsSession }]) =>
    KINDS.map((kind) => [
      `${name}/${kind}`,
      kind === 'refresh' && endsSession ? 'GliUnauthorizedError' : outcome,
    ]),
  ),
);

/** Requests of one kind of call that met a fault. */
export type Received = { count: number; readonly keys: Set<string | undefined> };

export type HostileServer = {
  readonly origin: string;
  /** Requests by fault and kind of call. */
  readonly received: ReadonlyMap<string, Received>;
  /** Requests that followed a redirect. */
  readonly followed: readonly string[];
  close(): void;
};

/**
 * Starts a server with a base path for each fault and kind of call: `/<fault>/<kind>/api`. It reads a request
 * completely before it misbehaves, as if the request had taken effect. A request with `X-Healthy` gets data. The base
 * paths of `refresh` have the fault only in the token refresh, and reject the first access token.
 */
export async function startHostileServer(): Promise<HostileServer> {
  const received = new Map<string, Received>();
  const followed: string[] = [];

  async function respond(incoming: IncomingMessage): Promise<void> {
    const { headers, socket, url = '' } = incoming;
    socket.on('error', () => {});
    for await (const _ of incoming);
    const [, name = '', kind = '', , path] = decodeURIComponent(url).split('/');
    const fault = faults[name];
    if (!fault) {
      followed.push(url);
      socket.end(OK);
    } else if (kind === 'refresh' && path !== 'auth') {
      const isExpired = headers.authorization === 'Bearer access-1';
      socket.end(isExpired ? complete('401 Unauthorized', '{}') : OK);
    } else if (headers['x-healthy']) {
      socket.end(OK);
    } else {
      const place = `${name}/${kind}`;
      const own = received.get(place) ?? { count: 0, keys: new Set() };
      received.set(place, own);
      own.count += 1;
      own.keys.add(headers['idempotency-key']?.toString());
      await fault.respond(socket);
    }
  }

  const server = createServer((incoming) => void respond(incoming));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    followed,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
