/**
 * Whoever calls while a run is under way gets that run: ten clicks make one request. A run that was started for other
 * `subjects` than those of now, such as an account that was left, is not joined.
 */
export function singleFlight<T>(subjects: () => readonly unknown[], run: () => Promise<T>): () => Promise<T> {
  let inFlight: { readonly subjects: readonly unknown[]; readonly outcome: Promise<T> } | undefined;
  return () => {
    const current = subjects();
    if (inFlight?.subjects.every((subject, index) => subject === current[index])) return inFlight.outcome;
    const started = {
      subjects: current,
      outcome: run().finally(() => {
        if (inFlight === started) inFlight = undefined;
      }),
    };
    inFlight = started;
    return started.outcome;
  };
}
