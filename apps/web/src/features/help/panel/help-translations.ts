import { use } from 'react';
import type { Dictionaries } from '../../../i18n/dictionaries.ts';
import { usePlatform } from '../../../shared/platform.ts';

/** The panel's own, those of the guides, and the rules that the chat names. */
const spoken = ['helpPanel', 'walkthrough', 'validation'] as const;

const loading = new WeakMap<Dictionaries, Promise<void>>();

/** Suspends until the words of the panel are loaded; what cannot be fetched is thrown to the error boundary. */
export function useHelpTranslations(): void {
  const { dictionaries, preferences } = usePlatform();
  let t = loading.get(dictionaries);
  if (!t) {
    t = dictionaries.loadNamespaces(preferences.state.locale, spoken);
    loading.set(dictionaries, t);
  }
  use(t);
}

/** The next time the words are asked for they are fetched again. */
export function forgetHelpTranslations(dictionaries: Dictionaries): void {
  loading.delete(dictionaries);
}
