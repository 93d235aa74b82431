import { useBrowserValue } from '../hydration.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False while the browser has no connection. */
export const useOnline = (): boolean => useBrowserValue(subscribe, () => navigator.onLine, true);
