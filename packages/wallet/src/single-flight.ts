/**
 * Makes concurrent calls share one run, so ten clicks send one request. A call does not join a run that started with
 * another `scope`, such as a previous account.
 */
export function singleFlight<T>(scope: () => readonly unknown[], run: () => Promise<T>): () => Promise<T> {
  let inFlight: { readonly scope: readonly unknown[]; readonly outcome: Promise<T> } | undefined;
  return () => {
    const current = scope();
    if (inFlight?.scope.every((item, index) => item === current[index])) return inFlight.outcome;
    const started = {
      scope: current,
      outcome: run().finally(() => {
        if (inFlight === started) inFlight = undefined;
      }),
    };
    inFlight = started;
    return started.outcome;
  };
}
