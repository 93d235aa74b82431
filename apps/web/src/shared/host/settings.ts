import { API_BASE_PATH } from '@gli/sdk';
import type { KeyValueStorage } from '@gli/session';
import type { SolanaNetwork } from '@gli/wallet';
import defaultText from '../../../public/settings.json?raw';

/** Settings that a host can change in `settings.json` without another build. All are optional. */
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

/** Code that only customized hosts need. */
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
      // While offline, keeps the last settings.
      .catch(() => {});
    return read(kept);
  }
  const text = await fetched;
  // Skips the check for the build's default settings.
  if (text !== defaultText) (await loadChanged()).checkSettings(text);
  local.setItem(SETTINGS_KEY, text);
  return read(text);
}

const read = (text: string): Settings => ({ ...DEFAULT_SETTINGS, ...JSON.parse(text) });
