/** The last error of wallet-adapter: a disconnect has no reason, but an error may precede it. */
export type LastError = {
  keep(error: unknown): void;
  /** Returns the error and clears it. */
  take(): unknown;
};

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
