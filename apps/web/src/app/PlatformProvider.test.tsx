// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useI18nContext } from '../i18n/i18n-react.tsx';
import { platformFixture } from '../testing/platform-fixture.tsx';

afterEach(cleanup);

/** The language that is shown, and the moment the words of another one are here. */
async function shownLanguage() {
  const { platform, wrapper } = await platformFixture();
  let end = { resolve: () => {}, reject: (_: Error) => {} };
  const words = new Promise<void>((resolve, reject) => {
    end = { resolve, reject };
  });
  vi.spyOn(platform.dictionaries, 'loadLocale').mockReturnValue(words);
  const notify = vi.fn<() => void>();
  vi.spyOn(platform.dictionaries, 'subscribe').mockImplementation((listener) => {
    notify.mockImplementation(listener);
    return () => {};
  });
  const { result } = renderHook(() => useI18nContext().locale, { wrapper });
  await act(async () => platform.preferences.setLocale('ko'));
  return { platform, words, ...end, notify, shown: () => result.current };
}

test('words of a screen that come with those of another language do not bring the old one back', async () => {
  const { words, resolve, notify, shown } = await shownLanguage();
  await act(async () => {
    resolve();
    await words;
    notify();
  });
  expect(shown()).toBe('ko');
});

test('a language whose words cannot be fetched is not chosen', async () => {
  const { platform, reject, shown } = await shownLanguage();
  await act(async () => reject(new TypeError('Failed to fetch')));
  expect(shown()).toBe('en');
  expect(platform.preferences.state.locale).toBe('en');
});
