/** Shortest polling interval. Automatic reviews may take only seconds, so polling starts fast and backs off. */
const MIN_REVIEW_POLL_MS = 5_000;
const MAX_REVIEW_POLL_MS = 60_000;
/** Number of reads at the shortest interval, which together take one minute. */
const FREQUENT_READS = 12;

type Polled<Data> = { state: { data: Data | undefined; dataUpdateCount: number } };

/** Returns the options of a query that is polled while any of its states is `pending`. */
export const whilePending = <Data>(getStates: (data: Data) => readonly string[]) => ({
  refetchInterval: ({ state }: Polled<Data>) =>
    getReviewPollMs(state.data && getStates(state.data), state.dataUpdateCount),
});

/**
 * Returns the polling interval: short while anything is in review, otherwise none.
 *
 * @param reads number of the query's reads so far
 */
export function getReviewPollMs(states: readonly string[] | undefined, reads: number): number | false {
  if (!states?.includes('pending')) return false;
  return Math.min(MAX_REVIEW_POLL_MS, MIN_REVIEW_POLL_MS * Math.max(1, reads - FREQUENT_READS));
}
