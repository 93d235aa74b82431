import type { BrowserContext, Route } from '@playwright/test';
import type { SolanaNode } from '../solana/start-solana.ts';
import { bridgeWebSocket } from './bridge-web-socket.ts';
import { createFaults, type FaultScope } from './faults.ts';
import { forwardHttp } from './forward-http.ts';

const OVER_HTTP = /^https:\/\/api\.devnet\.solana\.com(?:\/|$)/;
const OVER_WEB_SOCKET = /^wss:\/\/api\.devnet\.solana\.com(?:\/|$)/;

/** A call of a page to Devnet and what became of it. */
export type DevnetCall = {
  readonly method: string;
  readonly over: 'http' | 'webSocket';
  readonly end: 'ok' | 'rateLimited' | 'unreachable';
};

export type DevnetRoute = {
  /** Answers with HTTP 429 and Devnet's words. `{ method: 'requestAirdrop', times: 5 }` is one tired faucet. */
  rateLimit(scope?: FaultScope): void;
  /** Nothing answers; without a method, subscriptions break, too, and cannot be opened again. */
  outage(scope?: FaultScope): void;
  /** Every answer takes this much longer, in milliseconds. */
  slow(ms: number, scope?: FaultScope): void;
  /** Ends all of these. */
  recover(): void;
  /** Every call since the start, in order. */
  readonly calls: readonly DevnetCall[];
  /** How often a method was called, refusals included. */
  count(method: string): number;
  /** Lets the context reach what it reached before. Open subscriptions break. */
  stop(): Promise<void>;
};

/**
 * Sends what the pages of a context say to Solana's public Devnet to a local node instead, over HTTP and WebSocket,
 * so that a page is tested with the address it is built with. Call it before the first page is opened.
 * Requests of a service worker are not caught: create the context with `serviceWorkers: 'block'` if it makes any.
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
    // Playwright cannot take this route back.
    if (isStopped) return void page.connectToServer();
    const breakOff = bridgeWebSocket({
      page,
      webSocketUrl,
      faults,
      note: note('webSocket'),
      ended: () => breakOffs.delete(breakOff),
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
