import { startTransition, useEffect, useState } from 'react';

const waiting = new Set<() => void>();
let isRunning = false;

function next(): void {
  const [run] = waiting;
  isRunning = run !== undefined;
  if (!run) return;
  waiting.delete(run);
  run();
  requestAnimationFrame(next);
}

/** Calls `run` in a frame in which nothing else of the queue runs. Returns what takes it out of the queue. */
function queue(run: () => void): () => void {
  waiting.add(run);
  if (!isRunning) requestAnimationFrame(next);
  isRunning = true;
  return () => void waiting.delete(run);
}

/**
 * Of parts that are ready at the same moment, each gets a frame of its own, in their order: heavy ones together would make
 * one frame long. False until then.
 * @param isReady the part can be drawn
 * @param isAtOnce it need not wait
 */
export function useTurn(isReady: boolean, isAtOnce = false): boolean {
  const [hasTurn, setHasTurn] = useState(isReady && isAtOnce);
  const waits = isReady && !hasTurn;
  useEffect(() => (waits ? queue(() => startTransition(() => setHasTurn(true))) : undefined), [waits]);
  return hasTurn;
}
