/**
 * Lets `max` callers go on in one turn of the event loop and the others, in their order, in the next ones: many requests
 * that arrive together are not computed in one piece.
 */
export function turns(max: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let taken = 0;
  function next(): void {
    const started = waiting.splice(0, max);
    taken = started.length;
    for (const start of started) start();
    if (taken > 0) setImmediate(next);
  }
  return async () => {
    if (taken === 0) setImmediate(next);
    if (taken < max) taken++;
    else await new Promise<void>((start) => waiting.push(start));
  };
}
