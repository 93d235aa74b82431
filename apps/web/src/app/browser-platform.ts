import { browserStorageChanges, resilientStorage } from '@gli/session';
import { browserSources, loadSettings, type Platform } from '@/data';
import { createPlatform } from './platform.ts';

/** Creates the app's services with the host's settings and this browser's storage. */
export async function createBrowserPlatform(): Promise<Platform> {
  return createPlatform({
    local: () => localStorage,
    perTab: () => sessionStorage,
    sources: browserSources,
    storageChanges: browserStorageChanges(window),
    settings: await loadSettings(resilientStorage(() => localStorage)),
  });
}
