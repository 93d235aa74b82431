/**
 * Calls back with the key that another tab changed in local storage, or null when any may have changed: the whole
 * area was emptied, or this tab was asleep and heard nothing.
 */
export type StorageChanges = (listener: (key: string | null) => void) => () => void;

/**
 * Follows the other tabs of a browser by the `storage` event, and by waking up: a page that is frozen or kept for
 * "back" gets no events, so whatever happened meanwhile is looked up when it is shown again.
 */
export function browserStorageChanges(window: Window): StorageChanges {
  const { document } = window;
  return (listener) => {
    const hear = (event: StorageEvent) => {
      // The session area has events of its own, of frames of the same tab.
      if (event.storageArea !== null && event.storageArea !== window.sessionStorage) listener(event.key);
    };
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) listener(null);
    };
    const wakeUp = () => {
      if (document.visibilityState === 'visible') listener(null);
    };
    window.addEventListener('storage', hear);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', wakeUp);
    document.addEventListener('resume', wakeUp);
    return () => {
      window.removeEventListener('storage', hear);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', wakeUp);
      document.removeEventListener('resume', wakeUp);
    };
  };
}
