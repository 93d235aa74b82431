import { expect, test } from 'vitest';
import { createPreferences, readPreferences } from './preferences.ts';

const createStorage = (entries: Record<string, string>) => ({
  getItem: (key: string) => entries[key] ?? null,
});

test.each([
  ['prefers a stored language to the browser’s', { locale: 'en' }, ['ko-KR'], 'en'],
  ['uses the browser’s language if it is supported', {}, ['fr-FR', 'en-GB'], 'en'],
  ['falls back to Korean if no browser language is supported', {}, ['fr-FR'], 'ko'],
  ['ignores an invalid stored language', { locale: 'klingon' }, ['en-US'], 'en'],
])('%s', (_, entries, languages, locale) => {
  expect(readPreferences({ storage: createStorage(entries), languages, prefersDark: false }).locale).toBe(
    locale,
  );
});

test('follows the system color mode until one is chosen', () => {
  const entries: Record<string, string> = {};
  const storage = {
    ...createStorage(entries),
    setItem(key: string, value: string) {
      entries[key] = value;
    },
  };
  const store = createPreferences(readPreferences({ storage, languages: [], prefersDark: true }), storage);
  expect(store.state.colorMode).toBe('dark');
  store.followSystem('light', storage);
  expect(store.state.colorMode).toBe('light');
  store.setColorMode('dark');
  store.followSystem('light', storage);
  expect(store.state.colorMode).toBe('dark');
});

test('follows another tab’s theme, color mode and language', () => {
  const entries: Record<string, string> = {};
  const sources = { storage: createStorage(entries), languages: ['ko'], prefersDark: false };
  const { state, followStored } = createPreferences(readPreferences(sources), { setItem: () => {} });
  Object.assign(entries, { theme: 'minimal', 'color-mode': 'dark', locale: 'en' });
  followStored('theme', sources);
  expect(state).toMatchObject({ theme: 'minimal', colorMode: 'light', locale: 'ko' });
  followStored('color-mode', sources);
  followStored('locale', sources);
  expect(state).toMatchObject({ theme: 'minimal', colorMode: 'dark', locale: 'en' });
});

test('falls back to the browser’s settings when another tab clears the storage', () => {
  const entries: Record<string, string> = { theme: 'minimal', 'color-mode': 'dark', locale: 'en' };
  const sources = { storage: createStorage(entries), languages: ['ko'], prefersDark: false };
  const { state, followStored } = createPreferences(readPreferences(sources), { setItem: () => {} });
  for (const key of Object.keys(entries)) delete entries[key];
  followStored(null, sources);
  expect(state).toMatchObject({ theme: 'default', colorMode: 'light', locale: 'ko' });
});
