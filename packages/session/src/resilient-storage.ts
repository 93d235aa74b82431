/** What session needs of a Web Storage area. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage area that never throws: what the browser refuses to keep (private mode, blocked site data, full) is
 * kept in memory until the page is left.
 *
 * @param open gives the browser's area; reading `window.localStorage` may itself throw
 */
export function resilientStorage(open: () => KeyValueStorage): KeyValueStorage {
  /** What differs from the area: a value it did not take, or null for a removal it refused. */
  const kept = new Map<string, string | null>();

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
      const value = kept.get(key);
      return value === undefined ? attempt((area) => area.getItem(key), null) : value;
    },
    setItem(key, value) {
      const isTaken = attempt((area) => {
        area.setItem(key, value);
        return true;
      }, false);
      if (isTaken) {
        kept.delete(key);
        return;
      }
      // A full area still holds the old value, which would come back after a reload.
      removeFromArea(key);
      kept.set(key, value);
    },
    removeItem(key) {
      if (removeFromArea(key)) kept.delete(key);
      else kept.set(key, null);
    },
  };
}
