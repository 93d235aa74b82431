// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import LoginScreen from './LoginScreen.tsx';

afterEach(cleanup);

test('asks for an empty password in the words of §5, and sends nothing', async () => {
  const fixture = await platformFixture({ member: null, path: '/login' });
  render(<LoginScreen />, { wrapper: fixture.wrapper });
  await userEvent.type(await screen.findByLabelText('Email'), 'kim@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Enter a password.')).toBeDefined();
  expect(fixture.getCalls('logIn')).toEqual([]);
});
