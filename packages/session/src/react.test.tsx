// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionProvider, useSession, useSessionState } from './react.tsx';
import { KIM, sessionFixture, storedMember } from './testing/session-fixture.ts';

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

it('re-renders a component when the session starts and on sign-in and sign-out', async () => {
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

it('throws an explanatory error outside a provider', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Greeting />)).toThrow('<SessionProvider');
  silenced.mockRestore();
});

it('re-renders a component only when the selected state changes', async () => {
  const { session } = sessionFixture({ stored: storedMember() });
  const rendered: string[] = [];
  function Status() {
    const { status } = useSessionState();
    rendered.push(status);
    return status;
  }
  await session.initialize();
  render(
    <SessionProvider session={session}>
      <Status />
    </SessionProvider>,
  );
  await act(async () => void session.setUser({ ...KIM, name: '김다른' }));
  expect(rendered).toEqual(['authenticated']);
  await act(() => session.signOut('header_logout'));
  expect(rendered).toEqual(['authenticated', 'guest']);
});
