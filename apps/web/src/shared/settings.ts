import { API_BASE_PATH } from '@gli/sdk';
import type { KeyValueStorage } from '@gli/session';
import type { SolanaNetwork } from '@gli/wallet';

/** What a host sets without another build, in `settings.json`: each may be left out. */
export type Settings = {
  /** Where the API is: a path at the page's own origin, or a whole address. */
  readonly api: string;
  readonly network: SolanaNetwork;
  /** The recipient of the contact form (decision 24). */
  readonly support: string | null;
};

export const DEFAULT_SETTINGS: Settings = { api: API_BASE_PATH, network: 'devnet', support: null };

const SETTINGS_PATH = '/settings.json';
/** What the build says of itself (build-digest.ts). */
const VERSION_PATH = '/version.json';
/** Enough of a digest to tell builds apart. */
const SHOWN_DIGITS = 12;

/** Key in local storage: what the file said last. prerender/first-reads.js reads it, too. */
const SETTINGS_KEY = 'settings';

/** The document shows which setting it is (prerender/load-app.js). */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const isValid: Record<keyof Settings, (value: unknown) => boolean> = {
  api: (value) => typeof value === 'string' && (/^(\/[\w.-]+)+$/.test(value) || isApiAddress(value)),
  network: (value) => value === 'devnet' || value === 'testnet',
  support: (value) =>
    value === null || (typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)),
};

/** Tokens are sent there: encrypted, except on this machine. */
function isApiAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, href, origin, pathname } = new URL(text);
  const isLocal = protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return (protocol === 'https:' || isLocal) && href === origin + pathname;
}

/** @throws SettingsError that names what is wrong */
export function parseSettings(text: string): Settings {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new SettingsError('JSON');
  }
  if (typeof given !== 'object' || given === null) throw new SettingsError('JSON');
  for (const [name, value] of Object.entries(given)) {
    const check = Object.entries(isValid).find(([known]) => known === name)?.[1];
    if (!check?.(value)) throw new SettingsError(name);
  }
  return { ...DEFAULT_SETTINGS, ...given };
}

type Source = { readonly local: KeyValueStorage; readonly restart: () => void };

/**
 * Reads the settings of the host. Who was here before starts with the last ones, and once more when they have changed.
 * @throws SettingsError, or the failure of the first fetch
 */
export async function loadSettings({ local, restart }: Source): Promise<Settings> {
  const fetched = fetchText();
  const kept = local.getItem(SETTINGS_KEY);
  if (kept !== null) {
    try {
      const settings = parseSettings(kept);
      const follow = (text: string) => {
        if (text === kept) return;
        // Not replaced: storage that is full would have the page start again for ever.
        local.removeItem(SETTINGS_KEY);
        restart();
      };
      // Without a network the last ones stay.
      fetched.then(follow, () => undefined);
      return settings;
    } catch {
      // Of another version of the app.
    }
  }
  const text = await fetched;
  const settings = parseSettings(text);
  local.setItem(SETTINGS_KEY, text);
  return settings;
}

/** Loads the page again, without what the service worker kept: its documents have the policy of the old settings. */
export async function restart(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = workers.length > 0 ? await caches.keys() : [];
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...names.map((name) => caches.delete(name)),
  ]);
  window.location.reload();
}

export type ServedVersion = { readonly text: string; readonly isRunning: boolean };

/** The build that the host serves: its version and the start of its digest, as one text. */
export async function servedVersion(): Promise<ServedVersion> {
  const { version, digest, entry } = await (await fetch(VERSION_PATH)).json();
  const running = document.getElementById('root')?.dataset.entry;
  return { text: `${version} (${digest.slice(0, SHOWN_DIGITS)})`, isRunning: entry === running };
}

async function fetchText(): Promise<string> {
  const response = await fetch(SETTINGS_PATH);
  // A host without the file has the settings of the build.
  if (response.status === 404) return '{}';
  if (!response.ok) throw new Error(`${SETTINGS_PATH}: ${response.status}`);
  return (await response.text()).trim();
}
