import { browserStorageChanges } from '@gli/session';
import { browserSources } from '@/shared';

/** Parts of the platform's environment that this browser provides. */
export const browserEnvironment = {
  local: () => localStorage,
  perTab: () => sessionStorage,
  sources: browserSources,
  storageChanges: browserStorageChanges(window),
  hasQuery: window.location.search !== '',
};
