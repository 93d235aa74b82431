// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useI18nContext } from '@/i18n';
import { platformFixture } from '../testing/platform-fixture.tsx';

afterEach(cleanup);

/** Returns the displayed language, and a function that finishes loading another language's strings. */
async function shownLanguage() {
  const { platform, wrapper } = await platformFixture();
  let end = { resolve: () => {}, reject: (_: Error) => {} };
  const words = new Promise<void>((resolve, reject) => {
    end = { resolve, reject };
  });
  vi.spyOn(platform.dictionaries, 'loadLocale').mockReturnValue(words);
  const { result } = renderHook(() => useI18nContext().locale, { wrapper });
  await act(async () => platform.preferences.setLocale('ko'));
  return { platform, words, ...end, shown: () => result.current };
}

test('shows another language once its strings are loaded', async () => {
  const { words, resolve, shown } = await shownLanguage();
  expect(shown()).toBe('en');
  await act(async () => {
    resolve();
    await words;
  });
  expect(shown()).toBe('ko');
});

test('does not switch to a language whose strings fail to load', async () => {
  const { platform, reject, shown } = await shownLanguage();
  await act(async () => reject(new TypeError('Failed to fetch')));
  expect(shown()).toBe('en');
  expect(platform.preferences.state.locale).toBe('en');
});
