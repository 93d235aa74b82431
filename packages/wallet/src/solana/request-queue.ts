type RequestKind = 'silent' | 'interactive' | 'disconnect';

/**
 * Sends each wallet one request at a time, because an adapter drops a second one. An interactive request joins a
 * pending interactive one. All others wait until the previous request has settled.
 */
export function createRequestQueue() {
  const pending = new Map<string, { readonly kind: RequestKind; readonly result: Promise<unknown> }>();

  return {
    async run(walletName: string, kind: RequestKind, send: () => Promise<unknown>): Promise<void> {
      for (let previous = pending.get(walletName); previous; previous = pending.get(walletName)) {
        if (previous.kind === 'interactive' && kind === 'interactive') {
          await previous.result;
          return;
        }
        await previous.result.catch(() => {});
      }
      const request = { kind, result: send() };
      pending.set(walletName, request);
      try {
        await request.result;
      } finally {
        pending.delete(walletName);
      }
    },
  };
}
