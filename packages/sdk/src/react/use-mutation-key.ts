import { useGliClient } from './gli-provider.tsx';

/** Keys by the context object that React Query makes for each `mutate` and passes to every retry of it. */
const keys = new WeakMap<object, string>();

/**
 * Returns a function that adds the idempotency key of one `mutate` call to its headers; a key of the caller is kept. The
 * generated hooks of writes that move value use it. A mutation that is restored from storage after a reload counts as a
 * new call: give it its own key in `headers`.
 */
export function useMutationKey() {
  const { createIdempotencyKey } = useGliClient();
  return <H extends { 'Idempotency-Key'?: string | undefined }>(call: object, headers: H | undefined) => {
    const key = headers?.['Idempotency-Key'] || (keys.get(call) ?? createIdempotencyKey());
    keys.set(call, key);
    return { ...headers, 'Idempotency-Key': key };
  };
}
