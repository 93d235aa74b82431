import { createGliClient } from '@gli/sdk';
import { browserStorageChanges, createSession, createStoredSession, resilientStorage } from '@gli/session';
import { QueryClient } from '@tanstack/react-query';
import { createPreferences, readPreferences } from './preferences/preferences.ts';

/** How long an answer is fresh, in ms: going back and forth between screens asks nothing again. */
const freshMs = 30_000;

/** Everything the app is made of, put together once. No module of the app holds a client of its own. */
export function createPlatform() {
  const local = resilientStorage(() => localStorage);
  const perTab = resilientStorage(() => sessionStorage);
  const preferences = createPreferences(
    readPreferences({
      storage: local,
      languages: navigator.languages,
      prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
    }),
    local,
  );
  const stored = createStoredSession({ local, perTab });
  const client = createGliClient({
    tokens: stored.tokens,
    csrf: () => stored.csrfToken(),
    language: () => preferences.state.locale,
  });
  const session = createSession({
    client,
    stored,
    now: Date.now,
    storageChanges: browserStorageChanges(window),
  });
  // The transport repeats what is safe to repeat; React Query repeating on top of it would multiply.
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: freshMs, retry: false } } });
  return { client, session, queryClient, preferences, local };
}

export type Platform = ReturnType<typeof createPlatform>;
