import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium, servePage } from '../../test/pages.ts';
import { type SolanaNode, startSolana } from '../solana/start-solana.ts';
import { createSolanaKey } from '../wallets/solana/solana-key.ts';
import { type DevnetRoute, routeDevnet } from './route-devnet.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof servePage>>;
let node: SolanaNode;
let context: BrowserContext;
let page: Page;
let devnet: DevnetRoute;

beforeAll(async () => {
  node = await startSolana();
  site = await servePage();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  node?.stop();
});
beforeEach(async () => {
  context = await browser.newContext();
  devnet = await routeDevnet(context, node);
  page = await context.newPage();
  await page.goto(site.origin);
});
afterEach(() => context.close());

const { address } = createSolanaKey();

/** Calls Devnet from the page like web3.js does, with a header that causes a preflight request. */
const ask = (method: string, params: unknown[] = []) =>
  page.evaluate(
    async ([called, given]) => {
      const response = await fetch('https://api.devnet.solana.com', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'solana-client': 'js/1.0.0-maintenance' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 'one', method: called, params: given }),
      });
      return { status: response.status, body: await response.json() };
    },
    [method, params] as const,
  );

describe('Devnet routed to the local node', () => {
  it('returns data of the local chain over HTTP at the real endpoint', async () => {
    node.setBalance(address, 1_234_500_000n);
    const { status, body } = await ask('getBalance', [address]);
    expect(status).toBe(200);
    expect(body.result.value).toBe(1_234_500_000);
    expect(devnet.calls).toEqual([{ method: 'getBalance', over: 'http', end: 'ok' }]);
  });

  it('has Devnet’s genesis hash', async () => {
    const { body } = await ask('getGenesisHash');
    expect(body).toMatchObject({ id: 'one', result: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' });
  });

  it('allows reads from any page but no cookies, like Devnet', async () => {
    const withCookies = page.evaluate(async () => {
      await fetch('https://api.devnet.solana.com', { method: 'POST', body: '{}', credentials: 'include' });
    });
    await expect(withCookies).rejects.toThrow('Failed to fetch');
  });

  it('rejects with 429 and the faucet’s message as often as requested', async () => {
    devnet.rateLimit({ method: 'requestAirdrop', times: 2 });
    const airdrop = () => ask('requestAirdrop', [address, 2_000_000_000]);
    const first = await airdrop();
    expect(first.status).toBe(429);
    expect(first.body).toMatchObject({
      id: 'one',
      error: { code: 429, message: expect.stringContaining('airdrop limit today') },
    });
    expect((await ask('getBalance', [address])).status).toBe(200);
    expect((await airdrop()).status).toBe(429);
    expect((await airdrop()).status).toBe(200);
    expect(devnet.count('requestAirdrop')).toBe(3);
    expect(devnet.calls.map(({ end }) => end)).toEqual(['rateLimited', 'ok', 'rateLimited', 'ok']);
  });

  it('is unreachable during an outage and reachable afterward', async () => {
    const socket = openSocket();
    await expect.poll(() => state()).toBe('open');
    devnet.outage();
    await expect(ask('getSlot')).rejects.toThrow('Failed to fetch');
    await expect.poll(() => state()).toBe('closed');
    void openSocket();
    await expect.poll(() => state()).toBe('closed');
    devnet.recover();
    expect((await ask('getSlot')).status).toBe(200);
    await socket;
  });

  it('responds with the requested delay until it recovers', async () => {
    devnet.slow(500);
    const start = performance.now();
    await ask('getSlot');
    expect(performance.now() - start).toBeGreaterThanOrEqual(500);
    devnet.slow(600_000);
    devnet.recover();
    expect((await ask('getSlot')).status).toBe(200);
  });

  it('lets a page close while a response is pending', async () => {
    devnet.slow(5000);
    const asked = ask('getSlot').catch((error) => error);
    await expect.poll(() => devnet.count('getSlot')).toBe(1);
    await context.close();
    expect(await asked).toBeInstanceOf(Error);
    // Nothing waits for the response anymore. An unhandled rejection would fail this run.
    await new Promise((resolve) => setTimeout(resolve, 5100));
  });

  it('sends notifications of balance changes over WebSocket', async () => {
    await openSocket();
    await expect.poll(() => state()).toBe('open');
    await page.evaluate((account) => {
      const params = [account, { commitment: 'confirmed', encoding: 'base64' }];
      window.socket.send(JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'accountSubscribe', params }));
    }, address);
    await expect.poll(() => messages()).toContainEqual(expect.objectContaining({ id: 7 }));
    await ask('requestAirdrop', [address, 2_000_000_000]);
    await expect
      .poll(() => messages())
      .toContainEqual(expect.objectContaining({ method: 'accountNotification' }));
    expect(devnet.calls[0]).toEqual({ method: 'accountSubscribe', over: 'webSocket', end: 'ok' });
  });
});

const openSocket = () =>
  page.evaluate(() => {
    window.received = [];
    window.socketState = 'connecting';
    window.socket = new WebSocket('wss://api.devnet.solana.com/');
    window.socket.onopen = () => {
      window.socketState = 'open';
    };
    window.socket.onclose = () => {
      window.socketState = 'closed';
    };
    window.socket.onmessage = ({ data }) => window.received.push(JSON.parse(String(data)));
  });
const state = () => page.evaluate(() => window.socketState);
const messages = () => page.evaluate(() => window.received);

declare global {
  interface Window {
    socket: WebSocket;
    socketState: 'connecting' | 'open' | 'closed';
    received: unknown[];
  }
}
