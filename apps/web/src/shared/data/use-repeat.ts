import { useEffect, useEffectEvent } from 'react';

/** Pause before the next attempt at a write with an unknown outcome, in ms. */
export const REPEAT_MS = 3_000;

/**
 * Repeats a write while its outcome is unknown. The repeated write has the same idempotency key, so the write
 * takes effect only once (decision 25).
 * @param isNeeded true while the outcome is unknown and no attempt is in flight
 */
export function useRepeat(isNeeded: boolean, repeat: () => void, pauseMs = REPEAT_MS): void {
  const send = useEffectEvent(repeat);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => send(), pauseMs);
    return () => clearTimeout(timer);
  }, [isNeeded, pauseMs]);
}
