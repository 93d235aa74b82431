import { vi } from 'vitest';

/** Stubs Devnet's JSON-RPC through `fetch`; web3.js is real. Call it before web3.js loads. */
export function stubDevnet() {
  const balances = new Map<string, number>();
  const asked: string[] = [];
  const state: { isDown: boolean; waiting: Promise<void> | null } = { isDown: false, waiting: null };
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const { id, method, params } = JSON.parse(String(init.body));
    asked.push(method);
    await state.waiting;
    if (state.isDown) throw new TypeError('Failed to fetch');
    const result = { context: { slot: 1 }, value: balances.get(params[0]) ?? 0 };
    return new Response(JSON.stringify({ jsonrpc: '2.0', id, result }));
  });
  return { balances, asked, state };
}
