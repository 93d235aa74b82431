/** The part of a Web Storage area that pending writes use. */
export type PendingWriteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values that the browser could not store. Outside a browser, all values. */
const memory = new Map<string, string>();

/** Session storage of this tab. If the browser blocks storage, values are kept in memory. */
export const tabStorage: PendingWriteStorage = {
  getItem: (key) => memory.get(key) ?? attempt(() => sessionStorage.getItem(key)),
  setItem(key, value) {
    memory.set(key, value);
    attempt(() => {
      sessionStorage.setItem(key, value);
      memory.delete(key);
    });
  },
  removeItem(key) {
    memory.delete(key);
    attempt(() => sessionStorage.removeItem(key));
  },
};

/** Returns null if the browser has no storage, blocks it or has no space left. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}
