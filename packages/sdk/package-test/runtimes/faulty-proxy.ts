import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type FaultyProxy = {
  readonly origin: string;
  /** Request count by idempotency key. */
  readonly attempts: ReadonlyMap<string, number>;
  close(): void;
};

/**
 * Starts a server in front of `target` that loses responses. It forwards the first request with an `Idempotency-Key`,
 * but sends only half of the response. A request with `X-Hold` never gets a response. `/` is an empty page for a
 * browser.
 */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const attempts = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') outgoing.setHeader('Content-Type', 'text/html').end('<!doctype html>');
    else if (!incoming.headers['x-hold']) forward(target, incoming, outgoing, isFirst(incoming, attempts));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    attempts,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isFirst({ headers }: IncomingMessage, attempts: Map<string, number>): boolean {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return false;
  const count = (attempts.get(key) ?? 0) + 1;
  attempts.set(key, count);
  return count === 1;
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, isLost: boolean): void {
  const { method, url = '/', headers } = incoming;
  const onward = request(new URL(url, target), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    if (!isLost) response.pipe(outgoing);
    else {
      response.once('data', (chunk: Buffer) => {
        outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy());
      });
    }
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
