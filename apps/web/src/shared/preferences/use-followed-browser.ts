import { browserStorageChanges } from '@gli/session';
import { useEffect } from 'react';
import { browserSources } from './browser-sources.ts';
import type { PreferenceSources, PreferenceStore } from './preferences.ts';

/** Carries the system's colour mode and what other tabs choose to the preferences. Spec §4 Theme, Locale */
export function useFollowedBrowser(store: PreferenceStore, storage: PreferenceSources['storage']): void {
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const followSystem = () => store.followSystem(dark.matches ? 'dark' : 'light', storage);
    dark.addEventListener('change', followSystem);
    const follow = (key: string | null) => store.followStored(key, browserSources(storage));
    const stopHearing = browserStorageChanges(window)(follow);
    // What changed between the first reading and now was heard by nobody.
    follow(null);
    return () => {
      dark.removeEventListener('change', followSystem);
      stopHearing();
    };
  }, [store, storage]);
}
