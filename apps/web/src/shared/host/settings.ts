import { API_BASE_PATH } from '@gli/sdk';
import type { KeyValueStorage } from '@gli/session';
import type { SolanaNetwork } from '@gli/wallet';
import defaultText from '../../../public/settings.json?raw';

/** What a host sets without another build, in `settings.json`: each may be left out. */
export type Settings = {
  /** Where the API is: a path at the page's own origin, or a whole address. */
  readonly api: string;
  readonly network: SolanaNetwork;
  /** The recipient of the contact form (decision 24). */
  readonly support: string | null;
};

export const DEFAULT_SETTINGS: Settings = { api: API_BASE_PATH, network: 'devnet', support: null };

/** Key in local storage: what the file said last, once it was valid. prerender/first-reads.js reads it, too. */
const SETTINGS_KEY = 'settings';

/** What only hosts with settings of their own need. */
export const loadChanged = () => import('./changed-settings.ts');

/**
 * Reads the settings of the host. Who was here before starts with the last ones, and once more when they have changed.
 * @throws SettingsError, or what the first fetch got instead of the file
 */
export async function loadSettings(local: KeyValueStorage): Promise<Settings> {
  const fetched = fetch('/settings.json').then((response) =>
    response.ok ? response.text() : Promise.reject(response),
  );
  const kept = local.getItem(SETTINGS_KEY);
  if (kept !== null) {
    fetched
      .then(async (text) => text === kept || (await loadChanged()).restart(local, SETTINGS_KEY))
      // Without a network the last ones stay.
      .catch(() => {});
    return read(kept);
  }
  const text = await fetched;
  // Nobody waits for the check of what the build brings.
  if (text !== defaultText) (await loadChanged()).checkSettings(text);
  local.setItem(SETTINGS_KEY, text);
  return read(text);
}

const read = (text: string): Settings => ({ ...DEFAULT_SETTINGS, ...JSON.parse(text) });
