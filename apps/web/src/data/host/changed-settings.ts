import type { KeyValueStorage } from '@gli/session';
import type { Locales } from '@/i18n';
import en from '../../i18n/en/systemNotices.ts';
import ko from '../../i18n/ko/systemNotices.ts';

/** Thrown for invalid settings. The document shows a message in place of the app (build/head.js). */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly texts: Record<Locales, string>;

  /** @param setting name of the invalid setting */
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

/** True if the text is a valid API base URL. Unless it is local, it must use HTTPS, because tokens are sent to it. */
function isApiAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, href, origin, pathname } = new URL(text);
  const isLocal = protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return (protocol === 'https:' || isLocal) && href === origin + pathname;
}

/**
 * Checks the host's settings.
 * @throws SettingsError that names the invalid setting
 */
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

/** Clears the service worker's caches, whose documents have the old policy, and reloads the page. */
export async function restart(local: KeyValueStorage, key: string): Promise<void> {
  // Removes the settings instead of replacing them, because the page would reload endlessly if the storage were
  // full.
  local.removeItem(key);
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = workers.length > 0 ? await caches.keys() : [];
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...names.map((name) => caches.delete(name)),
  ]);
  window.location.reload();
}
