import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocketRoute } from '@playwright/test';
import { WebSocket } from 'ws';
import type { Faults } from './faults.ts';
import { callsIn, type RpcCall } from './rpc-message.ts';

// Signals a broken connection to the page. Code 1006 is reserved and cannot be sent.
const BROKEN = { code: 1011, reason: 'The connection broke' };

type Bridging = {
  readonly page: WebSocketRoute;
  readonly webSocketUrl: string;
  readonly faults: Faults;
  note(calls: readonly RpcCall[]): void;
  /** Called when either side closes the connection. */
  onClosed(): void;
};

/** Connects a page's WebSocket to Devnet with the local node. Returns a function that breaks the connection. */
export function bridgeWebSocket({ page, webSocketUrl, faults, note, onClosed }: Bridging): () => void {
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
  // Every `error` is followed by `close`.
  node.on('error', () => {});
  node.on('close', () => {
    onClosed();
    void page.close(BROKEN);
  });
  return breakOff;

  /** Forwards messages in order, each delayed by the active faults. */
  function inOrder<Message>(pass: (message: Message) => Promise<void>): (message: Message) => void {
    let last = Promise.resolve();
    return (message) => {
      last = last.then(async () => {
        const delayMs = faults.messageDelayMs();
        if (delayMs > 0) await sleep(delayMs);
        await pass(message);
      });
    };
  }
}
