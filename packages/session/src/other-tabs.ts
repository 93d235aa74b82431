/**
 * Calls the listener with the local storage key that another tab changed. The key is null if any key may have changed,
 * because the storage was cleared, or this tab was frozen and missed events.
 */
export type StorageChanges = (listener: (key: string | null) => void) => () => void;

/**
 * Follows the other tabs through the `storage` event. A page that is frozen or in the back/forward cache misses events,
 * so the listener also runs when the page is shown again.
 */
export function browserStorageChanges(window: Window): StorageChanges {
  const { document } = window;
  return (listener) => {
    const onStorage = (event: StorageEvent) => {
      // Frames of the same tab also send events for session storage, which the browser may block separately.
      if (event.storageArea !== null && event.storageArea !== perTabArea(window)) listener(event.key);
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) listener(null);
    };
    const onResume = () => {
      if (document.visibilityState === 'visible') listener(null);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onResume);
    document.addEventListener('resume', onResume);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onResume);
      document.removeEventListener('resume', onResume);
    };
  };
}

function perTabArea(window: Window): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
