import { useSignIn } from '@gli/sdk/react';

/** Login form, filled in with a demo member of the sandbox. The hook stores the tokens. */
export function LogIn() {
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
