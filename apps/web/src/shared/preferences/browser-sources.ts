import type { PreferenceSources } from './preferences.ts';

/** What this browser says at the moment: its languages, its colour mode, and what was chosen before. */
export function browserSources(storage: PreferenceSources['storage']): PreferenceSources {
  return {
    storage,
    languages: navigator.languages,
    prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
  };
}
