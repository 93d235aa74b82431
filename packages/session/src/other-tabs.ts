/** Calls back with the key that another tab changed in local storage, or null when it emptied the whole area. */
export type StorageChanges = (listener: (key: string | null) => void) => () => void;

/** Follows the other tabs of a browser by the `storage` event. */
export function browserStorageChanges(window: Window): StorageChanges {
  return (listener) => {
    const hear = (event: StorageEvent) => {
      // The session area has events of its own, of frames of the same tab.
      if (event.storageArea !== null && event.storageArea !== window.sessionStorage) listener(event.key);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  };
}
