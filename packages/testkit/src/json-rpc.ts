export class JsonRpcError extends Error {
  override name = 'JsonRpcError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/**
 * Makes a JSON-RPC call over HTTP and returns its `result`.
 * @throws JsonRpcError if the node responds with an error, or the error of `fetch` if it does not respond
 */
export async function callRpc(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const body: unknown = await response.json();
  if (!isRecord(body)) throw new JsonRpcError(-32_603, `${method}: the response is not JSON-RPC`);
  if (isRecord(body.error)) {
    throw new JsonRpcError(Number(body.error.code), String(body.error.message), body.error.data);
  }
  return body.result;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
