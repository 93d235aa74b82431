import { browserStorageChanges } from '@gli/session';
import { useEffect } from 'react';
import type { PreferenceSources, PreferenceStore } from './preferences.ts';

/** Returns the sources of the preferences: earlier choices, and the browser's languages and color mode. */
export function browserSources(storage: PreferenceSources['storage']): PreferenceSources {
  return {
    storage,
    languages: navigator.languages,
    prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
  };
}

/** Applies the system's color mode and choices made in other tabs to the preferences. Spec §4 Theme, Locale */
export function useBrowserPreferences(store: PreferenceStore, storage: PreferenceSources['storage']): void {
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const followSystem = () => store.followSystem(dark.matches ? 'dark' : 'light', storage);
    dark.addEventListener('change', followSystem);
    const followStored = (key: string | null) => store.followStored(key, browserSources(storage));
    const unsubscribe = browserStorageChanges(window)(followStored);
    // The stored state may have changed between the first read and this subscription.
    followStored(null);
    return () => {
      dark.removeEventListener('change', followSystem);
      unsubscribe();
    };
  }, [store, storage]);
}
