import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDictionaries } from './dictionaries.ts';
import rwa from './en/rwa/index.ts';
import { i18nObject, loadedLocales } from './i18n-util.ts';
import koRwa from './ko/rwa/index.ts';

const before = { ...loadedLocales };
const forget = () => {
  for (const locale of ['en', 'ko']) Reflect.deleteProperty(loadedLocales, locale);
};
beforeEach(forget);
afterEach(() => {
  // Restores the dictionaries, because all test files share them.
  forget();
  Object.assign(loadedLocales, before);
});

test('loads the namespaces of a screen', async () => {
  const dictionaries = createDictionaries();
  await dictionaries.loadLocale('en');
  await dictionaries.loadNamespaces('en', ['rwa']);
  expect(i18nObject('en').rwa.heading()).toBe(rwa.heading);
});

test('loads the namespaces of all screens seen so far when the language changes', async () => {
  const dictionaries = createDictionaries();
  await dictionaries.loadLocale('en');
  await dictionaries.loadNamespaces('en', ['rwa']);
  await dictionaries.loadLocale('ko');
  expect(i18nObject('ko').rwa.heading()).toBe(koRwa.heading);
});
