import { type ReactNode, useSyncExternalStore } from 'react';
import { UiProvider } from '../provider/UiProvider.tsx';
import type { UiAdapter, UiTexts } from '../provider/ui-adapter.ts';
import { englishTexts } from './english-texts.ts';

type FixtureOptions = Partial<UiAdapter> & {
  /** Search parameters at the start, such as `?page=2`. */
  search?: string;
};

/** Creates a stand-in for the app that the components are part of, with English texts and the page's URL in memory. */
export function createUiFixture({ search = '', ...overrides }: FixtureOptions = {}) {
  const state = { search, texts: englishTexts };
  const listeners = new Set<() => void>();
  const set = (changes: Partial<typeof state>) => {
    Object.assign(state, changes);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const drafts = new Map<string, string>();
  const saved = new Map<string, string>();
  const adapter: UiAdapter = {
    Link: (props) => <a {...props}>{props.children}</a>,
    useSearchParams() {
      const current = new URLSearchParams(useSyncExternalStore(subscribe, () => state.search));
      return [
        current,
        (next) => {
          const made =
            typeof next === 'function' ? next(new URLSearchParams(state.search)) : new URLSearchParams(next);
          set({ search: made.size === 0 ? '' : `?${made}` });
        },
      ];
    },
    useLocale: () => 'en',
    useTexts: () => useSyncExternalStore(subscribe, () => state.texts),
    useFormats: () => ({
      day: (time) => time.slice(0, 10),
      integer: (value) => value.toLocaleString('en'),
      tokenExact: (amount, token) => (token === undefined ? amount : `${amount} ${token}`),
    }),
    useErrorText: () => (error) => (error instanceof Error ? error.message : 'Something went wrong.'),
    isMissing: () => false,
    isLostConnection: () => false,
    getFieldErrors: () => undefined,
    useRecovery: () => async () => false,
    useMediaUrl: () => (url) => url,
    useSavedText: (name) => [saved.get(name) ?? '', (text) => void saved.set(name, text)],
    useDraft: (name) => [drafts.get(name) ?? '', (text) => void drafts.set(name, text)],
    ...overrides,
  };
  return {
    wrapper: ({ children }: { children: ReactNode }) => <UiProvider adapter={adapter}>{children}</UiProvider>,
    /** Returns the page's search parameters. */
    search: () => state.search,
    setSearch: (search: string) => set({ search }),
    /** Replaces texts, as a change of language does. */
    setTexts: (texts: Partial<UiTexts>) => set({ texts: { ...state.texts, ...texts } }),
  };
}
