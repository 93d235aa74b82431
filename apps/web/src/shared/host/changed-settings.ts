import type { KeyValueStorage } from '@gli/session';
import type { SolanaNetwork } from '@gli/wallet';
import { adaptWords } from '../../i18n/dictionaries.ts';
import en from '../../i18n/en/systemNotices/index.ts';
import type { Locales } from '../../i18n/i18n-types.ts';
import ko from '../../i18n/ko/systemNotices/index.ts';

/** The document shows its texts instead of the program (prerender/load-app.js). */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly texts: Record<Locales, string>;

  /** @param setting the one that is not valid */
  constructor(setting: string) {
    super(setting);
    const textIn = (systemNotices: { settingsInvalid: string }) =>
      systemNotices.settingsInvalid.replace(/\{setting.*?\}/, setting);
    this.texts = { ko: textIn(ko), en: textIn(en) };
  }
}

const isValid: Record<string, (value: unknown) => boolean> = {
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
export function checkSettings(text: string): void {
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
}

/** The texts name Devnet: whatever is loaded from now on has the network in its place. */
export function nameNetwork(network: SolanaNetwork): void {
  const name = network.charAt(0).toUpperCase() + network.slice(1);
  adaptWords((words) => JSON.parse(JSON.stringify(words).replaceAll('Devnet', name)));
}

/** Loads the page again, without what the service worker kept: its documents have the policy of the old settings. */
export async function restart(local: KeyValueStorage, key: string): Promise<void> {
  // Not replaced: storage that is full would have the page start again for ever.
  local.removeItem(key);
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = workers.length > 0 ? await caches.keys() : [];
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...names.map((name) => caches.delete(name)),
  ]);
  window.location.reload();
}
