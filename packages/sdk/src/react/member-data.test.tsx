// @vitest-environment happy-dom
import { QueryClient, useMutation } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createGliClient, type Fetch, memoryTokenStore, type TokenStore } from '../index.ts';
import { exampleOf } from '../testing/index.ts';
import {
  clearMemberData,
  GliProvider,
  getProfileQuery,
  useDeleteAccount,
  useForceLogOut,
  useGetProfile,
  useInvestInRwaAsset,
  useListFeaturedRwaAssets,
  useLogIn,
  useLogOut,
  useSignIn,
} from './index.ts';

afterEach(cleanup);

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const KIM = { username: 'kim@example.com', password: 'secret' };
const LEE = { username: 'lee@example.com', password: 'secret' };

/** Creates a page whose server returns the tokens and profile of the member who logs in. */
function page({ followsSession, store }: { followsSession?: boolean; store?: TokenStore } = {}) {
  const tokens = store ?? memoryTokenStore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const reads: string[] = [];
  const fetch: Fetch = async (url, init) => {
    const { pathname } = new URL(url);
    const bearer = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '');
    if (init.method === 'GET') reads.push(`${pathname} as ${bearer ?? 'visitor'}`);
    if (pathname === '/auth/login/') {
      const { username } = JSON.parse(String(init.body));
      const login = exampleOf('logIn', 200);
      return json({ ...login, token: { access: username, refresh: `refresh of ${username}` } });
    }
    if (pathname === '/auth/logout/') return new Response(null, { status: 204 });
    if (pathname === '/auth/force-logout/') return json(exampleOf('forceLogOut', 200));
    if (init.method === 'DELETE') return json(exampleOf('deleteAccount', 200));
    if (pathname === '/v1/rwa/assets/featured/') return json(exampleOf('listFeaturedRwaAssets', 200));
    if (init.method === 'POST') return json(exampleOf('investInRwaAsset', 201), 201);
    if (!bearer) return json(exampleOf('getProfile', 401), 401);
    return json({ ...exampleOf('getProfile', 200), name: bearer });
  };
  const client = createGliClient({ baseUrl: 'http://gli.test', tokens, fetch, retry: { retries: 0 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GliProvider client={client} queryClient={queryClient} followsSession={followsSession}>
      {children}
    </GliProvider>
  );
  return { client, queryClient, reads, tokens, wrapper };
}

/** A screen of a member, with hooks that neither store nor clear tokens. */
function usePlainScreen() {
  const profile = useGetProfile();
  return {
    profile,
    logIn: useLogIn(),
    signIn: useSignIn(),
    ends: { logOut: useLogOut(), forceLogOut: useForceLogOut(), deleteAccount: useDeleteAccount() },
  };
}

/** A screen that shows the profile. Its login and logout store and clear the tokens. */
function useScreen(tokens: TokenStore) {
  const profile = useGetProfile();
  const logIn = useLogIn({
    mutation: { onSuccess: ({ token: { access, refresh } }) => tokens.set({ access, refresh }) },
  });
  const logOut = useLogOut({ mutation: { onSuccess: () => tokens.clear() } });
  return { profile, logIn, logOut };
}

test('never shows the previous member’s data to the next member', async () => {
  const { wrapper, tokens } = page();
  const names: (string | undefined)[] = [];
  const { result } = renderHook(
    () => {
      const shown = useScreen(tokens);
      names.push(shown.profile.data?.name);
      return shown;
    },
    { wrapper },
  );
  await act(() => result.current.logIn.mutateAsync({ body: KIM }));
  await waitFor(() => expect(result.current.profile.data?.name).toBe(KIM.username));
  await act(() => result.current.logOut.mutateAsync());
  await waitFor(() => expect(result.current.profile.isError).toBe(true));
  expect(result.current.profile.data).toBeUndefined();
  names.length = 0;
  await act(() => result.current.logIn.mutateAsync({ body: LEE }));
  await waitFor(() => expect(result.current.profile.data?.name).toBe(LEE.username));
  expect(names).not.toContain(KIM.username);
});

test('replaces the data when another member logs in without a prior logout', async () => {
  const { wrapper, tokens, reads } = page();
  const { result } = renderHook(() => useScreen(tokens), { wrapper });
  await act(() => result.current.logIn.mutateAsync({ body: KIM }));
  await waitFor(() => expect(result.current.profile.data?.name).toBe(KIM.username));
  await act(() => result.current.logIn.mutateAsync({ body: LEE }));
  await waitFor(() => expect(result.current.profile.data?.name).toBe(LEE.username));
  expect(reads.at(-1)).toBe(`/user/profile/ as ${LEE.username}`);
});

test('removes the data of an unmounted page when the session ends', async () => {
  const { wrapper, tokens, client, queryClient } = page();
  const { result } = renderHook(() => useScreen(tokens), { wrapper });
  const left = ['/v1/dashboard/'];
  queryClient.setQueryData(left, 'dashboard');
  await act(() => result.current.logOut.mutateAsync());
  expect(queryClient.getQueryData(left)).toBeUndefined();
  expect(queryClient.getQueryData(getProfileQuery(client).queryKey)).toBeUndefined();
});

test('removes the password from the mutation cache after the login', async () => {
  const { wrapper, tokens, queryClient } = page();
  const { result } = renderHook(() => useScreen(tokens), { wrapper });
  await act(() => result.current.logIn.mutateAsync({ body: KIM }));
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

test.each(['logOut', 'forceLogOut', 'deleteAccount'] as const)(
  'clears the tokens and the member’s data after %s',
  async (name) => {
    const { wrapper, tokens, reads } = page();
    tokens.set({ access: 'kim', refresh: 'r' });
    const { result } = renderHook(usePlainScreen, { wrapper });
    await waitFor(() => expect(result.current.profile.data?.name).toBe('kim'));
    await act(async () => void (await result.current.ends[name].mutateAsync()));
    await waitFor(() => expect(result.current.profile.isError).toBe(true));
    expect(result.current.profile.data).toBeUndefined();
    expect(tokens.get()).toBeNull();
    expect(reads).toEqual(['/user/profile/ as kim', '/user/profile/ as visitor']);
  },
);

test('clears the previous member’s tokens after a login that stores none', async () => {
  const { wrapper, tokens } = page();
  tokens.set({ access: 'kim', refresh: 'r' });
  const { result } = renderHook(usePlainScreen, { wrapper });
  await waitFor(() => expect(result.current.profile.data?.name).toBe('kim'));
  await act(() => result.current.logIn.mutateAsync({ body: LEE }));
  await waitFor(() => expect(result.current.profile.isError).toBe(true));
  expect(tokens.get()).toBeNull();
});

test('keeps the tokens if the provider does not follow the session', async () => {
  const { wrapper, tokens } = page({ followsSession: false });
  tokens.set({ access: 'kim', refresh: 'r' });
  const { result } = renderHook(usePlainScreen, { wrapper });
  await waitFor(() => expect(result.current.profile.isSuccess).toBe(true));
  await act(() => result.current.ends.logOut.mutateAsync());
  expect(tokens.get()).toEqual({ access: 'kim', refresh: 'r' });
});

test('clears tokens that were renewed during the logout', async () => {
  const { wrapper, tokens } = page();
  tokens.set({ access: 'kim', refresh: 'r' });
  const { result } = renderHook(usePlainScreen, { wrapper });
  await act(async () => {
    const loggedOut = result.current.ends.logOut.mutateAsync();
    tokens.set({ access: 'kim-2', refresh: 'r' }, { access: 'kim', refresh: 'r' });
    await loggedOut;
  });
  expect(tokens.get()).toBeNull();
});

test.each(['get', 'clear'] as const)(
  'removes the data if the token store fails once to %s',
  async (method) => {
    const memory = memoryTokenStore({ access: 'kim', refresh: 'r' });
    const fail = vi.fn().mockRejectedValueOnce(new Error('locked'));
    const { queryClient, wrapper } = page({ store: memory });
    queryClient.setQueryData(['/user/profile/'], 'Kim');
    const { result } = renderHook(() => useLogOut(), { wrapper });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(memory, method).mockImplementationOnce(fail);
    await act(() => result.current.mutateAsync());
    await waitFor(() => expect(queryClient.getQueryData(['/user/profile/'])).toBeUndefined());
    expect(fail).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('token store'), new Error('locked'));
    logged.mockRestore();
  },
);

test('keeps the tokens of a member who signs in again and gets the same ones', async () => {
  const { wrapper, tokens } = page();
  const { result } = renderHook(usePlainScreen, { wrapper });
  await act(() => result.current.signIn.mutateAsync(KIM));
  await act(() => result.current.signIn.mutateAsync(KIM));
  expect(tokens.get()).toMatchObject({ access: KIM.username });
});

test('drops a late response to a request of the previous member', async () => {
  const queryClient = new QueryClient();
  let respond: (name: string) => void = () => {};
  const read = queryClient.fetchQuery({
    queryKey: ['/user/profile/'],
    queryFn: () => new Promise<string>((resolve) => (respond = resolve)),
  });
  read.catch(() => {});
  clearMemberData(queryClient);
  respond('Kim');
  await read.catch(() => {});
  expect(queryClient.getQueryData(['/user/profile/'])).toBeUndefined();
});

test.each([
  ['the default key', {}],
  ['an integrator’s key', { mutationKey: ['my-invest'] }],
  ['an integrator’s meta', { meta: { from: 'dialog' } }],
])('marks affected reads as stale after a write with %s', async (_, mutation) => {
  const { wrapper, reads } = page();
  const { result } = renderHook(
    () => ({ assets: useListFeaturedRwaAssets(), invest: useInvestInRwaAsset({ mutation }) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.assets.isSuccess).toBe(true));
  await act(() =>
    result.current.invest.mutateAsync({ id: 'ast_1', body: { amount: '100', accepted_risk: true } }),
  );
  await waitFor(() => expect(reads).toHaveLength(2));
});

test('warns about a mutation whose meta names an unknown write', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { wrapper } = page();
  const meta = { gliOperation: 'uploadAvatr' };
  const { result } = renderHook(() => useMutation({ meta, mutationFn: async () => {} }), { wrapper });
  await act(() => result.current.mutateAsync());
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('uploadAvatr'));
  warn.mockRestore();
});
