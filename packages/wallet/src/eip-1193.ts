/** The part of an EIP-1193 provider that is used here. */
export type Eip1193Provider = {
  request(call: {
    readonly method: string;
    readonly params?: readonly unknown[] | undefined;
  }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): unknown;
  removeListener?(event: string, listener: (value: unknown) => void): unknown;
};

export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  );
}
