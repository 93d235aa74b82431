import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { signIn, signOut } from '../client/sign-in.ts';
import type { LoginGrant, LoginInput } from '../generated/schema-types.ts';
import type { OperationError } from '../operations/operation.ts';
import { useGliClient } from './client-context.ts';

/** Mutation options of React Query for `useSignIn` and `useSignOut`. */
export type SessionMutationOptions<Data, Variables> = {
  /** Options of `useMutation`, such as `onSuccess`. Default: the QueryClient's. */
  mutation?: Omit<UseMutationOptions<Data, OperationError, Variables>, 'mutationFn'>;
};

export type SignInMutation = UseMutationResult<LoginGrant, OperationError, LoginInput>;
export type SignOutMutation = UseMutationResult<void, OperationError, void>;

/**
 * `useMutation` with `signIn`: logs a member in and stores the tokens. The provider removes the data of the previous member.
 *
 * ```tsx
 * const signIn = useSignIn();
 * signIn.mutate({ username, password });
 * ```
 */
export function useSignIn({ mutation }: SessionMutationOptions<LoginGrant, LoginInput> = {}): SignInMutation {
  const client = useGliClient();
  return useMutation({
    ...mutation,
    meta: { ...mutation?.meta, gliOperation: 'logIn' },
    mutationFn: (credentials) => signIn(client, credentials),
  });
}

/**
 * `useMutation` with `signOut`: logs the member out and clears the tokens, even if the server cannot be reached. The
 * provider removes the member's data.
 */
export function useSignOut({ mutation }: SessionMutationOptions<void, void> = {}): SignOutMutation {
  const client = useGliClient();
  return useMutation({
    ...mutation,
    meta: { ...mutation?.meta, gliOperation: 'logOut' },
    mutationFn: () => signOut(client),
  });
}

/**
 * True if the client has tokens. Re-renders when a member signs in or a session ends, including in another tab with
 * `webStorageTokenStore()`. Undefined on a server, and during hydration until the token store has responded.
 */
export function useIsSignedIn(): boolean | undefined {
  const { tokens, onAuthChange } = useGliClient();
  const [isSignedIn, setIsSignedIn] = useState<boolean>();
  useEffect(() => {
    let isKnown = false;
    const stop = onAuthChange((change) => {
      isKnown = true;
      setIsSignedIn(change !== 'signed-out');
    });
    const read = async () => {
      const stored = await tokens.get();
      // A change reported in the meantime is newer.
      if (!isKnown) setIsSignedIn(stored !== null);
    };
    void read();
    return () => {
      isKnown = true;
      stop();
    };
  }, [tokens, onAuthChange]);
  return isSignedIn;
}
