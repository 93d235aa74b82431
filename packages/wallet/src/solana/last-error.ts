/** The last error that wallet-adapter emitted: its disconnects do not say why, an error just before them does. */
export interface LastError {
  keep(error: unknown): void;
  /** Gives the error and forgets it. */
  take(): unknown;
}

export function createLastError(): LastError {
  let last: unknown;
  return {
    keep(error) {
      last = error;
    },
    take() {
      const error = last;
      last = undefined;
      return error;
    },
  };
}
