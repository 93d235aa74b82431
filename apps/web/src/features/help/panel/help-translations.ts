import { use } from 'react';
import type { Dictionaries } from '../../../i18n/dictionaries.ts';
import { usePlatform } from '../../../shared/platform.ts';

/** Of the panel, the guides, and the chat's validation errors. */
const namespaces = ['helpPanel', 'walkthrough', 'validation'] as const;

const loading = new WeakMap<Dictionaries, Promise<void>>();

/** Suspends until the translations of the panel are loaded. A failure goes to the error boundary, until it is forgotten. */
export function useHelpTranslations(): void {
  const { dictionaries, preferences } = usePlatform();
  let promise = loading.get(dictionaries);
  if (!promise) {
    promise = dictionaries.loadNamespaces(preferences.state.locale, namespaces);
    loading.set(dictionaries, promise);
  }
  use(promise);
}

/** Lets the next render load them again after a failure. */
export function forgetHelpTranslations(dictionaries: Dictionaries): void {
  loading.delete(dictionaries);
}
