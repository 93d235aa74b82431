/** The part of a Web Storage area that the session uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage area that never throws: what the browser refuses to store (private mode, blocked site data, full) is kept in
 * memory until the page unloads.
 *
 * @param open returns the browser's area; reading `window.localStorage` itself may throw
 */
export function resilientStorage(open: () => KeyValueStorage): KeyValueStorage {
  /** Differences from the area: a value that it did not store, or null for a removal that it refused. */
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
      // A full area still holds the old value, which would come back after a reload.
      removeFromArea(key);
      overrides.set(key, value);
    },
    removeItem(key) {
      if (removeFromArea(key)) overrides.delete(key);
      else overrides.set(key, null);
    },
  };
}
