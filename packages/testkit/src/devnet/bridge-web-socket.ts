import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocketRoute } from '@playwright/test';
import { WebSocket } from 'ws';
import type { Faults } from './faults.ts';
import { callsIn, type RpcCall } from './rpc-message.ts';

// The page sees a connection that broke; a page cannot be given 1006 itself.
const BROKEN = { code: 1011, reason: 'The connection broke' };

type Bridging = {
  readonly page: WebSocketRoute;
  readonly webSocketUrl: string;
  readonly faults: Faults;
  note(calls: readonly RpcCall[]): void;
  /** It is over, whoever ended it. */
  ended(): void;
};

/** Joins a WebSocket that a page opened to Devnet with the local node; gives what breaks it. */
export function bridgeWebSocket({ page, webSocketUrl, faults, note, ended }: Bridging): () => void {
  const node = new WebSocket(webSocketUrl);
  const isOpen = new Promise<void>((resolve) => node.once('open', () => resolve()));
  const toNode = inOrder(async (message: string | Buffer) => {
    await isOpen;
    node.send(message);
  });
  const toPage = inOrder(async (message: string) => page.send(message));
  const breakOff = () => {
    node.terminate();
    void page.close(BROKEN);
  };
  page.onMessage((message) => {
    note(callsIn(message.toString()));
    toNode(message);
  });
  page.onClose(() => node.close());
  node.on('message', (data) => toPage(data.toString()));
  // 'close' follows each 'error'.
  node.on('error', () => {});
  node.on('close', () => {
    ended();
    void page.close(BROKEN);
  });
  return breakOff;

  /** Passes messages on one after the other, each as late as the faults say. */
  function inOrder<Message>(pass: (message: Message) => Promise<void>): (message: Message) => void {
    let last = Promise.resolve();
    return (message) => {
      last = last.then(async () => {
        const delayMs = faults.slownessMs();
        if (delayMs > 0) await sleep(delayMs);
        await pass(message);
      });
    };
  }
}
