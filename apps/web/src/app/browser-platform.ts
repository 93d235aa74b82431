import { browserStorageChanges, resilientStorage } from '@gli/session';
import { browserSources, loadSettings, type Platform } from '@/data';
import { createPlatform } from './platform.ts';

/**
 * Creates the app's services with the host's settings and this browser's storage.
 *
 * @param isHydrating true if the page was prerendered
 */
export async function createBrowserPlatform(isHydrating: boolean): Promise<Platform> {
  return createPlatform({
    local: () => localStorage,
    perTab: () => sessionStorage,
    sources: browserSources,
    storageChanges: browserStorageChanges(window),
    hasQuery: window.location.search !== '',
    settings: await loadSettings(resilientStorage(() => localStorage)),
    isHydrating,
  });
}
