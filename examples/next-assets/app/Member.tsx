'use client';

import { useGetProfile, useIsSignedIn, useSignIn, useSignOut } from '@gli/sdk/react';

/**
 * The login form, or the member with a logout button. The tokens are only in the browser, so the server renders
 * neither.
 */
export function Member() {
  const isSignedIn = useIsSignedIn();
  if (isSignedIn === undefined) return null;
  return isSignedIn ? <Greeting /> : <LogIn />;
}

function Greeting() {
  const profile = useGetProfile();
  const signOut = useSignOut();
  return (
    <p>
      {profile.isSuccess && `Welcome, ${profile.data.name}. `}
      <button type="button" onClick={() => signOut.mutate()}>
        Log out
      </button>
    </p>
  );
}

/** Login form, filled in with a demo member of the sandbox. */
function LogIn() {
  const signIn = useSignIn();
  const submit = (form: FormData) =>
    signIn.mutate({ username: String(form.get('email')), password: String(form.get('password')) });
  return (
    <form action={submit}>
      <label>
        Email <input name="email" type="email" required defaultValue="seoyeon.kim@example.com" />
      </label>
      <label>
        Password <input name="password" type="password" required defaultValue="gli-sandbox-2026" />
      </label>
      <button type="submit" disabled={signIn.isPending}>
        Log in
      </button>
      {signIn.isError && <p role="alert">{signIn.error.message}</p>}
    </form>
  );
}
