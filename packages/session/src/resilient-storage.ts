/** The part of a Web Storage area that the session uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage area that never throws. A value that the browser can't store (private mode, blocked site data, full
 * storage) stays in memory until the page unloads.
 *
 * @param open returns the browser's area; reading `window.localStorage` itself may throw
 */
export function resilientStorage(open: () => KeyValueStorage): KeyValueStorage {
  /** Values that differ from the storage area: a value that was not stored, or null for a failed removal. */
  const overrides = new Map<string, string | null>();

  const attempt = <T>(action: (area: KeyValueStorage) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  const removeFromArea = (key: string) =>
    attempt((area) => {
      area.removeItem(key);
      return true;
    }, false);

  return {
    getItem(key) {
      const value = overrides.get(key);
      return value === undefined ? attempt((area) => area.getItem(key), null) : value;
    },
    setItem(key, value) {
      const isTaken = attempt((area) => {
        area.setItem(key, value);
        return true;
      }, false);
      if (isTaken) {
        overrides.delete(key);
        return;
      }
      // A full storage area still contains the old value, which would reappear after a reload.
      removeFromArea(key);
      overrides.set(key, value);
    },
    removeItem(key) {
      if (removeFromArea(key)) overrides.delete(key);
      else overrides.set(key, null);
    },
  };
}
