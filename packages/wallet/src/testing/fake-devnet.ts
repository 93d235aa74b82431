/** Creates Devnet's JSON-RPC as a `fetch`, so that the real web3.js runs. web3.js keeps the `fetch` it was loaded with. */
export function createFakeDevnet() {
  /** Lamports by address. */
  const balances = new Map<string, number>();
  const asked: string[] = [];
  const state: { isDown: boolean; waiting: Promise<void> | null } = { isDown: false, waiting: null };
  const fetch = async (_: unknown, init: RequestInit) => {
    const { id, method, params } = JSON.parse(String(init.body));
    asked.push(method);
    await state.waiting;
    if (state.isDown) throw new TypeError('Failed to fetch');
    const result = { context: { slot: 1 }, value: balances.get(params[0]) ?? 0 };
    return new Response(JSON.stringify({ jsonrpc: '2.0', id, result }));
  };
  return { fetch, balances, asked, state };
}
