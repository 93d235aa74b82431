import { startTransition, useEffect, useState } from 'react';

/** The first one has its turn. */
const waiting = new Set<() => void>();

const first = () => waiting.values().next().value;

/** Calls `run` in a frame, once those before it are done. Returns what ends its turn, or its waiting. */
function enqueue(run: () => void): () => void {
  waiting.add(run);
  if (waiting.size === 1) requestAnimationFrame(() => first()?.());
  return () => {
    const hadTurn = first() === run;
    waiting.delete(run);
    if (hadTurn) requestAnimationFrame(() => first()?.());
  };
}

/**
 * Of parts that are ready at the same moment, each gets a frame of its own, in their order, after the one before it was
 * painted: heavy ones together would make one frame long. False until then.
 * @param isReady the part can be drawn
 * @param isAtOnce it need not wait
 */
export function useTurn(isReady: boolean, isAtOnce = false): boolean {
  const [hasTurn, setHasTurn] = useState(isReady && isAtOnce);
  const waits = isReady && !hasTurn;
  useEffect(() => (waits ? enqueue(() => startTransition(() => setHasTurn(true))) : undefined), [waits]);
  return hasTurn;
}
