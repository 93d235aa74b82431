import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export type ReceivedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Respond = (request: ReceivedRequest, response: ServerResponse) => void;

/** Starts a real HTTP server on loopback for the duration of a test, and records its requests. */
export async function loopbackServer(respond: Respond) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (message, response) => {
    let body = '';
    for await (const chunk of message) body += chunk;
    const { method = '', url = '', headers } = message;
    received.push({ method, url, headers, body });
    respond({ method, url, headers, body }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { baseUrl: `http://127.0.0.1:${address.port}/api`, received };
}

/** Responds with a JSON body. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}
