// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createGliClient, type Fetch, GliNetworkError, memoryTokenStore, type TokenStore } from '../index.ts';
import { exampleOf } from '../testing/index.ts';
import { GliProvider, useGetProfile, useIsSignedIn, useSignIn, useSignOut } from './index.ts';

afterEach(cleanup);

const KIM = { username: 'kim@example.com', password: 'secret' };
const LEE = { username: 'lee@example.com', password: 'secret' };

/** Creates a page whose server uses the member's name as the access token. */
function page(tokens: TokenStore = memoryTokenStore()) {
  const reads: string[] = [];
  let isOnline = true;
  const fetch: Fetch = async (url, init) => {
    if (!isOnline) throw new TypeError('fetch failed');
    const { pathname } = new URL(url);
    if (pathname === '/auth/logout/') return new Response(null, { status: 204 });
    if (pathname === '/auth/login/') {
      const { username } = JSON.parse(String(init.body));
      const grant = exampleOf('logIn', 200);
      return Response.json({ ...grant, token: { access: username, refresh: `refresh of ${username}` } });
    }
    const name = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '');
    reads.push(name ?? 'visitor');
    if (!name) return Response.json(exampleOf('getProfile', 401), { status: 401 });
    return Response.json({ ...exampleOf('getProfile', 200), name });
  };
  const client = createGliClient({ baseUrl: 'http://gli.test', tokens, fetch, retry: { retries: 0 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GliProvider client={client}>{children}</GliProvider>
  );
  const disconnect = () => {
    isOnline = false;
  };
  return { client, reads, wrapper, disconnect };
}

function useScreen() {
  return {
    isSignedIn: useIsSignedIn(),
    profile: useGetProfile(),
    signIn: useSignIn(),
    signOut: useSignOut(),
  };
}

test('shows the member’s data after a sign-in', async () => {
  const { client, wrapper } = page();
  const { result } = renderHook(useScreen, { wrapper });
  await waitFor(() => expect(result.current.isSignedIn).toBe(false));
  await act(() => result.current.signIn.mutateAsync(KIM));
  expect(result.current.isSignedIn).toBe(true);
  expect(await client.tokens.get()).toEqual({ access: KIM.username, refresh: `refresh of ${KIM.username}` });
  await waitFor(() => expect(result.current.profile.data?.name).toBe(KIM.username));
});

test('clears the tokens and the member’s data on sign-out', async () => {
  const { client, wrapper } = page();
  const { result } = renderHook(useScreen, { wrapper });
  await act(() => result.current.signIn.mutateAsync(KIM));
  await waitFor(() => expect(result.current.profile.isSuccess).toBe(true));
  await act(() => result.current.signOut.mutateAsync());
  expect(result.current.isSignedIn).toBe(false);
  expect(await client.tokens.get()).toBeNull();
  await waitFor(() => expect(result.current.profile.isError).toBe(true));
  expect(result.current.profile.data).toBeUndefined();
});

test('clears the member’s data and rejects when signing out offline', async () => {
  const { client, wrapper, disconnect } = page();
  const { result } = renderHook(useScreen, { wrapper });
  await act(() => result.current.signIn.mutateAsync(KIM));
  await waitFor(() => expect(result.current.profile.isSuccess).toBe(true));
  disconnect();
  await act(() => expect(result.current.signOut.mutateAsync()).rejects.toBeInstanceOf(GliNetworkError));
  expect(await client.tokens.get()).toBeNull();
  expect(result.current.profile.data).toBeUndefined();
});

test('fetches the data once when another member signs in', async () => {
  const { wrapper, reads } = page();
  const { result } = renderHook(useScreen, { wrapper });
  await act(() => result.current.signIn.mutateAsync(KIM));
  await waitFor(() => expect(result.current.profile.data?.name).toBe(KIM.username));
  await act(() => result.current.signIn.mutateAsync(LEE));
  await waitFor(() => expect(result.current.profile.data?.name).toBe(LEE.username));
  expect(reads).toEqual(['visitor', KIM.username, LEE.username]);
});

test('keeps the data if the provider does not follow the session', async () => {
  const { client, reads } = page();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GliProvider client={client} followsSession={false}>
      {children}
    </GliProvider>
  );
  const { result } = renderHook(useScreen, { wrapper });
  await waitFor(() => expect(result.current.profile.isError).toBe(true));
  await act(() => result.current.signIn.mutateAsync(KIM));
  expect(result.current.isSignedIn).toBe(true);
  expect(reads).toEqual(['visitor']);
});

test('keeps the data after a token refresh', async () => {
  const { client, wrapper, reads } = page();
  const { result } = renderHook(useScreen, { wrapper });
  await act(() => result.current.signIn.mutateAsync(KIM));
  await waitFor(() => expect(result.current.profile.isSuccess).toBe(true));
  const stored = await client.tokens.get();
  if (!stored) throw new Error('Nobody is signed in.');
  await act(async () => client.tokens.set({ ...stored, access: 'renewed' }, stored));
  expect(result.current.profile.data?.name).toBe(KIM.username);
  expect(reads).not.toContain('renewed');
});

test('returns undefined until an asynchronous token store has responded', async () => {
  const stored = { access: 'kim', refresh: null };
  const store: TokenStore = { get: async () => stored, set: async () => {}, clear: async () => {} };
  const { wrapper } = page(store);
  const { result } = renderHook(() => useIsSignedIn(), { wrapper });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBe(true));
});

function SignedIn() {
  return String(useIsSignedIn());
}

test('returns undefined during server rendering', () => {
  const { wrapper: Provider } = page();
  const html = renderToString(
    <Provider>
      <SignedIn />
    </Provider>,
  );
  expect(html).toBe('undefined');
});
