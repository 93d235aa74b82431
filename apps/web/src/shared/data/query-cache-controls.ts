/** What the app does with all answers of the server at once. Without the code of the data layer there are none. */
export type QueryCacheControls = {
  /** At the end of a session: nothing of the member stays. */
  forget(): void;
  /** Asks again for what is on the screen: as another person, or in another language. */
  refetch(): void;
  /** The member left a wallet's address: what was answered about it goes. */
  dropAddress(address: string): void;
};

/** Stands until the data layer is here, which then takes its place. */
export function createQueryCacheControls(): { current: QueryCacheControls } {
  return { current: { forget() {}, refetch() {}, dropAddress() {} } };
}
