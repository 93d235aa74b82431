import type { OperationId } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import type { KeyValueStorage } from '@gli/session';
import { type ReactNode, Suspense } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { DEFAULT_SETTINGS } from '@/data';
import type { Locales } from '@/i18n';
import { PlatformProvider } from '../app/PlatformProvider.tsx';
import { createPlatform } from '../app/platform.ts';
import { createScreens } from '../app/routing/screens.ts';
import { loadAllLocales } from '../i18n/i18n-util.sync.ts';
import { createApi, type Reply } from './api.ts';

export { type Call, type Handler, lost, type Reply } from './api.ts';

/**
 * Creates in-memory storage. Fixtures that share it act as two tabs, or as one tab before and after a reload.
 */
export function memoryStorage(entries: Record<string, string> = {}): KeyValueStorage {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Simulates storage that throws on access, as when the browser blocks it. */
export const blockedStorage = (): KeyValueStorage => {
  throw new DOMException('Access is denied', 'SecurityError');
};

export type FixtureOptions = {
  /** The signed-in member, or null for a visitor. */
  member?: { id: string; name: string } | null;
  /** URL of the memory router. */
  path?: string;
  /** Language of the app. Defaults to English. */
  locale?: Locales;
  perTab?: () => KeyValueStorage;
  local?: KeyValueStorage | (() => KeyValueStorage);
  /** Replies to the calls with which a member's session starts. By default, they succeed. */
  start?: { getProfile?: Reply; refreshAccessToken?: Reply };
};

const KIM = exampleOf('getProfile', 200);

/**
 * Creates the app's providers with the SDK's MSW handlers. Only the network is fake. Calls without a reply get the
 * contract's first success example.
 */
export async function platformFixture({
  member = KIM,
  path = '/',
  locale = 'en',
  perTab,
  local = memoryStorage(),
  start = {},
}: FixtureOptions = {}) {
  const tab = memoryStorage();
  const openLocal = typeof local === 'function' ? local : () => local;
  const api = createApi('https://api.gli.test/api');
  if (member) {
    const stored = openLocal();
    stored.setItem('auth-token', JSON.stringify({ access: 'access-1', refresh: 'refresh-1' }));
    stored.setItem('user-profile', JSON.stringify({ ...KIM, ...member }));
    stored.setItem('last-login', '2026-11-20T10:00:00.000Z');
  }
  loadAllLocales();
  const platform = createPlatform({
    local: openLocal,
    perTab: perTab ?? (() => tab),
    sources: (storage) => ({ storage, languages: [locale], prefersDark: false }),
    storageChanges: () => () => {},
    settings: { ...DEFAULT_SETTINGS, api: api.baseUrl },
    retries: 0,
    fetch: api.fetch,
  });
  if (member) api.reply('getProfile', { status: 200, body: { ...KIM, ...member } });
  if (start.getProfile) api.reply('getProfile', start.getProfile);
  if (start.refreshAccessToken) api.reply('refreshAccessToken', start.refreshAccessToken);
  await platform.session.initialize();
  const screens = createScreens(platform.dictionaries, () => locale);
  const location = memoryLocation({ path, record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <PlatformProvider platform={platform} screens={screens} locale={locale}>
        <Suspense>{children}</Suspense>
      </PlatformProvider>
    </Router>
  );
  return {
    platform,
    screens,
    wrapper,
    /** Visited URLs, oldest first. */
    history: location.history,
    navigate: location.navigate,
    reply: api.reply,
    handle: api.handle,
    getCalls: api.getCalls,
    /** Returns the idempotency keys of an operation's calls. */
    getKeys: (id: OperationId) => api.getCalls(id).map(({ headers }) => headers.get('Idempotency-Key')),
  };
}
