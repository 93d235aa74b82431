// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionProvider, useSession, useSessionState } from './react.tsx';
import { sessionFixture } from './testing/session-fixture.ts';

afterEach(cleanup);

function Greeting() {
  const { signOut } = useSession();
  const state = useSessionState();
  if (state.status !== 'authenticated') return <p>{state.status}</p>;
  return (
    <button type="button" onClick={() => void signOut('header_logout')}>
      {state.user.name}
    </button>
  );
}

it('a component follows the session from start to sign-out', async () => {
  const { session } = sessionFixture();
  render(
    <StrictMode>
      <SessionProvider session={session}>
        <Greeting />
      </SessionProvider>
    </StrictMode>,
  );
  expect(screen.getByText('starting')).toBeDefined();
  await act(() => session.initialize());
  expect(screen.getByText('guest')).toBeDefined();
  await act(async () => void (await session.signIn({ username: 'kim', password: 'x' })));
  await act(async () => screen.getByRole('button', { name: '김서연' }).click());
  expect(await screen.findByText('guest')).toBeDefined();
});

it('a component outside a provider says what is missing', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Greeting />)).toThrow('<SessionProvider');
  silenced.mockRestore();
});
