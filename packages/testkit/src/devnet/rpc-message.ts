import { isRecord } from '../json-rpc.ts';

export type RpcCall = { readonly id: unknown; readonly method: string };

/** Returns the calls in a single or batch JSON-RPC request, or none for anything else. */
export function callsIn(text: string): RpcCall[] {
  return messagesIn(text).flatMap((message) =>
    typeof message.method === 'string' ? [{ id: message.id, method: message.method }] : [],
  );
}

/** Genesis hash of the real Devnet. A page may use it to identify the network. */
export const DEVNET_GENESIS_HASH = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';

/** Returns a local node's response, with Devnet's genesis hash if it was requested. */
export function asDevnet(calls: readonly RpcCall[], response: string): string {
  const asked = calls.filter(({ method }) => method === 'getGenesisHash').map(({ id }) => id);
  if (asked.length === 0) return response;
  const body: unknown = JSON.parse(response);
  const named = (message: unknown) =>
    isRecord(message) && asked.includes(message.id) ? { ...message, result: DEVNET_GENESIS_HASH } : message;
  return JSON.stringify(Array.isArray(body) ? body.map(named) : named(body));
}

/** Returns the body of Devnet's HTTP 429. It has a separate message for airdrops. */
export function rateLimitBody(calls: readonly RpcCall[]): string {
  const refusals = calls.map(({ id, method }) => ({
    jsonrpc: '2.0',
    error: {
      code: 429,
      message:
        method === 'requestAirdrop'
          ? "You've either reached your airdrop limit today or the airdrop faucet has run dry. Please visit https://faucet.solana.com for alternate sources of test SOL"
          : 'Too many requests for a specific RPC call',
    },
    id,
  }));
  return JSON.stringify(refusals.length === 1 ? refusals[0] : refusals);
}

function messagesIn(text: string): Record<string, unknown>[] {
  try {
    const body: unknown = JSON.parse(text);
    return (Array.isArray(body) ? body : [body]).filter(isRecord);
  } catch {
    return [];
  }
}
