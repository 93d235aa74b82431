import { useCallback, useEffect, useState } from 'react';

/** Display time of a dropdown message, in ms. Spec §9 Dropdown message timeouts */
export const MESSAGE_VISIBLE_MS = {
  success: 3_000,
  copied: 2_000,
  error: 5_000,
  copyFailed: 3_000,
  // As long as an error, because it takes as long to read.
  declined: 5_000,
} as const;

/** A dropdown message that disappears automatically. */
export type WalletMessage = { readonly kind: keyof typeof MESSAGE_VISIBLE_MS; readonly text: string };

/** Returns the last message until it expires or is replaced, and a function that shows another one. */
export function useWalletMessage(): readonly [WalletMessage | null, (message: WalletMessage) => void] {
  const [message, setMessage] = useState<WalletMessage | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), MESSAGE_VISIBLE_MS[message.kind]);
    return () => clearTimeout(timer);
  }, [message]);
  // Creates a new object, so that a repeated message restarts its display time.
  const notify = useCallback((next: WalletMessage) => setMessage({ ...next }), []);
  return [message, notify];
}
