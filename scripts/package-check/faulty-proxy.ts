import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type FaultyProxy = {
  origin: string;
  /** Resolves with the body that the runtime posts to `/report/<runtime>` from now on. */
  report(runtime: string): Promise<string>;
  /** Requests for each idempotency key. */
  attempts: ReadonlyMap<string, number>;
  close(): void;
};

/**
 * A server before the one at `target` that loses answers: of the first request with an `Idempotency-Key` only half of the
 * answer arrives, although the request was carried out; a request with `X-Hold` is never answered. It serves `files` as
 * well, by path.
 */
export async function startFaultyProxy(
  target: string,
  files: ReadonlyMap<string, string>,
): Promise<FaultyProxy> {
  const attempts = new Map<string, number>();
  const waiting = new Map<string, (report: string) => void>();
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    const file = files.get(pathname);
    if (file !== undefined) {
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
      outgoing.writeHead(200, { 'Content-Type': type }).end(file);
    } else if (pathname.startsWith('/report/')) {
      void textOf(incoming).then((text) => {
        outgoing.end();
        waiting.get(decodeURIComponent(pathname.slice('/report/'.length)))?.(text);
      });
    } else if (!incoming.headers['x-hold']) forward(target, incoming, outgoing, isFirst(incoming, attempts));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    report: (runtime) => new Promise((resolve) => waiting.set(runtime, resolve)),
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
  const onward = request(new URL(url, target), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!isLost) answer.pipe(outgoing);
    else {
      answer.once('data', (chunk: Buffer) => {
        outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy());
      });
    }
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
  return text;
}
