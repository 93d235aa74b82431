import { use } from 'react';
import type { Dictionaries } from '../../../i18n/dictionaries.ts';
import { usePlatform } from '../../../shared/platform.ts';

/** The panel's own, those of the guides, and the rules that the chat names. */
const spoken = ['helpPanel', 'walkthrough', 'validation'] as const;

const loading = new WeakMap<Dictionaries, Promise<void>>();

/** Suspends until the words of the panel are loaded; what cannot be fetched is thrown to the error boundary. */
export function useHelpWordsLoaded(): void {
  const { dictionaries, preferences } = usePlatform();
  let words = loading.get(dictionaries);
  if (!words) {
    words = dictionaries.loadNamespaces(preferences.state.locale, spoken);
    loading.set(dictionaries, words);
  }
  use(words);
}

/** The next time the words are asked for they are fetched again. */
export function forgetHelpWords(dictionaries: Dictionaries): void {
  loading.delete(dictionaries);
}
