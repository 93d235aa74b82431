import type { BrowserContext, Route } from '@playwright/test';
import type { SolanaNode } from '../solana/start-solana.ts';
import { bridgeWebSocket } from './bridge-web-socket.ts';
import { createFaults, type FaultScope } from './faults.ts';
import { forwardHttp } from './forward-http.ts';

const OVER_HTTP = /^https:\/\/api\.devnet\.solana\.com(?:\/|$)/;
const OVER_WEB_SOCKET = /^wss:\/\/api\.devnet\.solana\.com(?:\/|$)/;

/** A page's call to Devnet and its outcome. */
export type DevnetCall = {
  readonly method: string;
  readonly over: 'http' | 'webSocket';
  readonly end: 'ok' | 'rateLimited' | 'unreachable';
};

export type DevnetRoute = {
  /**
   * Responds with HTTP 429 and Devnet's message. `{ method: 'requestAirdrop', times: 5 }` simulates an exhausted faucet
   * for one airdrop.
   */
  rateLimit(scope?: FaultScope): void;
  /** Sends no response. Without a `method`, subscriptions also break and cannot be reopened. */
  outage(scope?: FaultScope): void;
  /** Delays every response by a number of milliseconds. */
  slow(ms: number, scope?: FaultScope): void;
  /** Removes all faults. */
  recover(): void;
  /** All calls since the start, in order. */
  readonly calls: readonly DevnetCall[];
  /** Counts the calls of a method, including rejected ones. */
  count(method: string): number;
  /** Removes the route. Open subscriptions break. */
  stop(): Promise<void>;
};

/**
 * Routes a context's requests to Solana's public Devnet to a local node, over HTTP and WebSocket, so a page is
 * tested with its production endpoint. Call it before the first page is opened. Requests from a service worker
 * are not routed, so if there is one, create the context with `serviceWorkers: 'block'`.
 */
export async function routeDevnet(
  context: BrowserContext,
  { rpcUrl, webSocketUrl }: Pick<SolanaNode, 'rpcUrl' | 'webSocketUrl'>,
): Promise<DevnetRoute> {
  const faults = createFaults();
  const calls: DevnetCall[] = [];
  const breakOffs = new Set<() => void>();
  let isStopped = false;
  const breakAll = () => {
    for (const breakOff of breakOffs) breakOff();
    breakOffs.clear();
  };
  const note =
    (over: DevnetCall['over']) =>
    (noted: readonly { method: string }[], end: DevnetCall['end'] = 'ok') => {
      calls.push(...noted.map(({ method }) => ({ method, over, end })));
    };
  const overHttp = (route: Route) => forwardHttp({ route, rpcUrl, faults, note: note('http') });

  await context.route(OVER_HTTP, overHttp);
  await context.routeWebSocket(OVER_WEB_SOCKET, (page) => {
    // Playwright cannot remove this route, so it passes connections through instead.
    if (isStopped) return void page.connectToServer();
    const breakOff = bridgeWebSocket({
      page,
      webSocketUrl,
      faults,
      note: note('webSocket'),
      onClosed: () => breakOffs.delete(breakOff),
    });
    if (faults.isOut()) return breakOff();
    breakOffs.add(breakOff);
  });

  return {
    rateLimit: (scope = {}) => faults.add({ kind: 'rateLimit' }, scope),
    outage(scope = {}) {
      faults.add({ kind: 'outage' }, scope);
      if (faults.isOut()) breakAll();
    },
    slow: (ms, scope = {}) => faults.add({ kind: 'slow', ms }, scope),
    recover: faults.clear,
    calls,
    count: (method) => calls.filter((call) => call.method === method).length,
    async stop() {
      isStopped = true;
      breakAll();
      await context.unroute(OVER_HTTP, overHttp);
    },
  };
}
