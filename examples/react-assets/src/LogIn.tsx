import type { TokenStore } from '@gli/sdk';
import { useLogIn } from '@gli/sdk/react';

type LogInProps = { tokens: TokenStore; onLogIn: (name: string) => void };

/** Filled in with a member of the sandbox's demo data. */
export function LogIn({ tokens, onLogIn }: LogInProps) {
  const logIn = useLogIn();
  const submit = (form: FormData) =>
    logIn.mutate(
      { body: { username: String(form.get('email')), password: String(form.get('password')) } },
      {
        async onSuccess({ token, user }) {
          await tokens.set({ access: token.access, refresh: token.refresh });
          onLogIn(user.name);
        },
      },
    );
  return (
    <form action={submit}>
      <label>
        Email <input name="email" type="email" required defaultValue="seoyeon.kim@example.com" />
      </label>
      <label>
        Password <input name="password" type="password" required defaultValue="gli-sandbox-2026" />
      </label>
      <button type="submit" disabled={logIn.isPending}>
        Log in
      </button>
      {logIn.isError && <p role="alert">{logIn.error.message}</p>}
    </form>
  );
}
