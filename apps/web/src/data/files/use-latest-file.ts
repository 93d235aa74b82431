import { useRef } from 'react';

/**
 * Returns functions for choosing files one after another, whose checks may end in another order. `check` resolves to
 * null if another file was chosen for the same field, or if the choice was canceled, in the meantime.
 */
export function useLatestFile() {
  const latest = useRef(new Map<string, Promise<unknown>>());
  return useRef({
    async check<Result>(checking: Promise<Result>, field = ''): Promise<Result | null> {
      latest.current.set(field, checking);
      const result = await checking;
      return latest.current.get(field) === checking ? result : null;
    },
    /** Cancels the check of a field, or of all fields. */
    cancel(field?: string): void {
      if (field === undefined) latest.current.clear();
      else latest.current.delete(field);
    },
  }).current;
}
