import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import type { Faults, Verdict } from './faults.ts';
import { asDevnet, callsIn, type RpcCall, rateLimitBody } from './rpc-message.ts';

// Allows any page to read every response, including rejections, like Devnet. Playwright answers preflight
// requests.
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };

type Forwarding = {
  readonly route: Route;
  readonly rpcUrl: string;
  readonly faults: Faults;
  note(calls: readonly RpcCall[], end: Verdict['end']): void;
};

/** Forwards a Devnet request to the local node, or fulfills it as the faults require. */
export async function forwardHttp({ route, rpcUrl, faults, note }: Forwarding): Promise<void> {
  const text = route.request().postData() ?? '';
  const calls = callsIn(text);
  const { delayMs, end } = faults.apply(calls.map(({ method }) => method));
  note(calls, end);
  if (delayMs > 0) await sleep(delayMs);
  if (end === 'unreachable') return route.abort('connectionrefused');
  if (end === 'rateLimited') {
    return route.fulfill({
      status: 429,
      headers: { ...OPEN, 'Retry-After': '10' },
      body: rateLimitBody(calls),
    });
  }
  const response = await send(rpcUrl, text);
  if (!response) return route.abort('connectionrefused');
  return route.fulfill({ status: response.status, headers: OPEN, body: asDevnet(calls, response.body) });
}

async function send(rpcUrl: string, body: string): Promise<{ status: number; body: string } | null> {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    return { status: response.status, body: await response.text() };
  } catch {
    // The node has been stopped, so Devnet is unreachable for the page.
    return null;
  }
}
