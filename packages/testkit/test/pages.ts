import { createServer, request as forward } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { requireChromium } from '../src/browsers.ts';

// A strict content security policy under which the wallets must work.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self' https://api.devnet.solana.com wss://api.devnet.solana.com",
  "require-trusted-types-for 'script'",
].join('; ');

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: requireChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });

/**
 * Serves an empty page with the scripts at every path. `origin` has no trailing slash. Requests below `/api/` are
 * forwarded to `apiUrl`, if given.
 */
export async function servePage(scripts: Record<string, string> = {}, apiUrl?: string) {
  const tags = Object.keys(scripts).map((path) => `<script src="${path}"></script>`);
  const server = createServer((request, response) => {
    if (apiUrl !== undefined && request.url?.startsWith('/api/')) {
      const { method, headers, url } = request;
      const onward = forward(new URL(url, apiUrl), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
      return;
    }
    const script = scripts[request.url ?? ''];
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? `<!doctype html><title>Page under test</title>${tags.join('')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
