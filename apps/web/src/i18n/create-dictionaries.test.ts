import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adaptWords, createDictionaries } from './dictionaries.ts';
import rwa from './en/rwa/index.ts';
import { i18nObject, loadedLocales } from './i18n-util.ts';

const before = { ...loadedLocales };
beforeEach(() => void Reflect.deleteProperty(loadedLocales, 'en'));
afterEach(() => {
  // The tests of other files share it.
  Reflect.deleteProperty(loadedLocales, 'en');
  Object.assign(loadedLocales, before);
  adaptWords((words) => words);
});

async function english() {
  const dictionaries = createDictionaries();
  await dictionaries.loadLocale('en');
  return { dictionaries, t: i18nObject('en') };
}

test('translation functions know words that come later', async () => {
  const { dictionaries, t } = await english();
  const renew = vi.fn<() => void>();
  dictionaries.subscribe(renew);
  await dictionaries.loadNamespaces('en', ['rwa', 'helpPanel']);
  expect(t.rwa.heading()).toBe(rwa.heading);
  expect(renew, 'nothing missed them').not.toHaveBeenCalled();
});

test('words that were missing on the screen are told about once, also to who listens later', async () => {
  const { dictionaries, t } = await english();
  expect(t.rwa.heading()).toBe('');
  await dictionaries.loadNamespaces('en', ['rwa']);
  const [renew, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  dictionaries.subscribe(renew);
  dictionaries.subscribe(other);
  expect(t.rwa.heading()).toBe(rwa.heading);
  expect(t.login.heading()).toBe('');
  // In a file with others.
  await dictionaries.loadNamespaces('en', ['terms']);
  expect(t.login.heading()).not.toBe('');
  expect([renew, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test('words can be changed as they are loaded', async () => {
  adaptWords((words) => JSON.parse(JSON.stringify(words).replaceAll(rwa.heading, 'Assets!')));
  const { dictionaries, t } = await english();
  await dictionaries.loadNamespaces('en', ['rwa']);
  expect(t.rwa.heading()).toBe('Assets!');
});
