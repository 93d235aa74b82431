/** How often something that is being reviewed is read again, in ms. */
const reviewPauseMs = 5_000;

/** When to read again: soon while anything waits for a reviewer, else not by itself. */
export function nextReadMs(states: readonly string[] | undefined): number | false {
  return states?.includes('pending') ? reviewPauseMs : false;
}
