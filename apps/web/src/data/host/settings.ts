import { API_BASE_PATH } from '@gli/sdk';
import type { KeyValueStorage } from '@gli/session';
import type { SolanaNetwork } from '@gli/wallet';
import defaultText from '../../../public/settings.json?raw';

/** Settings that a host can change in `settings.json` without a new build. All are optional. */
export type Settings = {
  /** Base URL of the API: a path on the page's origin, or an absolute URL. */
  readonly api: string;
  readonly network: SolanaNetwork;
  /** Recipient of the contact form (decision 24). */
  readonly support: string | null;
};

export const DEFAULT_SETTINGS: Settings = { api: API_BASE_PATH, network: 'devnet', support: null };

/** Local storage key of the last valid settings. */
const SETTINGS_KEY = 'settings';

/** Loads code that only hosts with custom settings need. */
const loadChanged = () => import('./changed-settings.ts');

/**
 * Loads the host's settings. A returning visitor starts with the stored settings and restarts if they have changed.
 * @throws SettingsError, or the error of the first fetch
 */
export async function loadSettings(local: KeyValueStorage): Promise<Settings> {
  const fetched = fetch('/settings.json').then((response) =>
    response.ok ? response.text() : Promise.reject(response),
  );
  const kept = local.getItem(SETTINGS_KEY);
  if (kept !== null) {
    fetched
      .then(async (text) => text === kept || (await loadChanged()).restart(local, SETTINGS_KEY))
      // Keeps the last settings while offline.
      .catch(() => {});
    return read(kept);
  }
  const text = await fetched;
  // The build's default settings need no check.
  if (text !== defaultText) (await loadChanged()).checkSettings(text);
  local.setItem(SETTINGS_KEY, text);
  return read(text);
}

const read = (text: string): Settings => ({ ...DEFAULT_SETTINGS, ...JSON.parse(text) });
