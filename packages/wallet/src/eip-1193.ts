/** What a browser wallet injects, as far as it is used here. EIP-1193 */
export interface Eip1193Provider {
  request(call: {
    readonly method: string;
    readonly params?: readonly unknown[] | undefined;
  }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): unknown;
  removeListener?(event: string, listener: (value: unknown) => void): unknown;
}

/** Whether a value, such as `window.ethereum`, is such a provider. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  );
}
