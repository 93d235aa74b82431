// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lost, memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const KIM = exampleOf('getProfile', 200);
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
const getUrl = () => window.location.pathname + window.location.search + window.location.hash;

async function logIn(user: UserEvent, username = 'kim@example.com') {
  await user.click(email());
  await user.paste(username);
  await user.click(password());
  await user.paste('gangneung-pine-1118');
  await user.click(submit());
}

test('asks for an empty email and password in the words of §5, and sends nothing', async () => {
  const { user, getCalls } = await renderScreen('/login', { member: null });
  await user.click(submit());
  expect(await screen.findByText('Enter a password.')).toBeDefined();
  expect(screen.getByText('Email is a required field.')).toBeDefined();
  expect(document.activeElement).toBe(email());
  expect(getCalls('logIn')).toEqual([]);
});

test('declares the purpose of both fields to password managers and reveals the password', async () => {
  const { user } = await renderScreen('/login', { member: null });
  expect(email()).toMatchObject({ name: 'username', type: 'email', autocomplete: 'username' });
  expect(password()).toMatchObject({
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
  });
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
});

test('warns that Caps Lock is on until it is off', async () => {
  const { user } = await renderScreen('/login', { member: null });
  await user.click(password());
  await user.keyboard('{CapsLock}a');
  expect(screen.getByText('Caps Lock is on.').closest('[role=status]')).not.toBeNull();
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText('Caps Lock is on.')).toBeNull();
});

test('reports that the browser is offline until it is online, and keeps the input', async () => {
  const { user } = await renderScreen('/login', { member: null, handlers: { logIn: lost() } });
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('You’re offline. What you entered stays here.')).toBeDefined();
  await logIn(user);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Network error occurred. Check your connection and try again.',
  );
  expect(email().value).toBe('kim@example.com');
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You’re offline. What you entered stays here.')).toBeNull();
});

const refusal = (error: string, headers: Record<string, string> = {}) => ({
  status: 401,
  headers,
  body: { error, message: '', code: 'invalid_credentials', details: {} },
});

test('keeps the email after a wrong password, shows the attempts left and delays the fourth, even after a reload', async () => {
  const perTab = memoryStorage();
  const refusals = [
    refusal('The email or password is incorrect. You have 2 attempts left.'),
    refusal('The email or password is incorrect. You have 1 attempt left.'),
    refusal('Login failed 3 times.', { 'Retry-After': '295' }),
  ];
  const replies = refusals.values();
  const logInReply = () => replies.next().value ?? 500;
  const page = { member: null, handlers: { logIn: logInReply }, perTab: () => perTab };
  const { user, getCalls } = await renderScreen('/login', page);
  await logIn(user);
  for (const { body } of refusals.slice(0, 2)) {
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(body.error));
    expect([email().value, document.activeElement]).toEqual(['kim@example.com', password()]);
    await user.click(submit());
  }
  const notice = () => screen.findAllByText(/^Login failed 3 times\. You can try again in /);
  const [shown, announced] = await notice();
  expect(shown?.getAttribute('aria-hidden')).toBe('true');
  expect(announced?.getAttribute('role')).toBe('status');
  expect(submit().disabled).toBe(true);
  await user.type(password(), '{Enter}');
  expect(getCalls('logIn')).toHaveLength(3);

  await renderScreen('/login', page);
  expect(await notice()).toHaveLength(2);
  expect(submit().disabled).toBe(true);
});

test('shows the words of §8 if the server gives no reason', async () => {
  const { user } = await renderScreen('/login', { member: null, handlers: { logIn: refusal('') } });
  await logIn(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed.');
});

test('shows the words of §8 for the client’s own limit', async () => {
  const { user } = await renderScreen('/login', { member: null, handlers: { logIn: 401 } });
  await logIn(user);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await screen.findByRole('alert');
    await user.click(submit());
  }
  const [notice] = await screen.findAllByText(
    /^Too many requests, try again shortly\. You can try again in /,
  );
  expect(notice).toBeDefined();
});

describe('after the login', () => {
  test.each([
    '/mypage?tab=portfolio#holdings',
    '/orders?search=%ED%8E%98%26%2F%2541%20+&page=1#%ED%95%9C%EA%B8%80%2F%2525',
  ])('returns to %s by way of the sign-up page', async (path) => {
    const { user } = await renderScreen(path, { member: null });
    expect(window.location.pathname).toBe('/login');
    expect(screen.getByText(/^Log in to open this page: (My page|Orders)\.$/)).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await screen.findByRole('heading', { level: 1, name: 'Good to see you again' });
    await logIn(user);
    await waitFor(() => expect(getUrl()).toBe(path));
    expect(await screen.findByText(`Welcome, ${KIM.name}.`)).toBeDefined();
  });

  test('ignores a redirect to another site or to the login and opens the home page', async () => {
    for (const redirect of ['//evil.test', 'javascript:alert(1)', '/login']) {
      const path = `/login?redirect=${encodeURIComponent(redirect)}`;
      const { user, platform } = await renderScreen(path, { member: null });
      await logIn(user);
      await waitFor(() => expect(getUrl(), redirect).toBe('/'));
      expect(platform.session.getState().status).toBe('authenticated');
    }
  });

  test('opens the page of the header’s login link', async () => {
    const { user } = await renderScreen('/conversion?from=GLIB#top', { member: null, shell: true });
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(getUrl()).toBe('/login?redirect=%2Fconversion%3Ffrom%3DGLIB%23top');
  });
});
