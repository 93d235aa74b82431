// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fill } from '../testing/fill.ts';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(cleanup);

const { id, status } = exampleOf('getRwaAsset', 200);
const getUrl = () => window.location.pathname + window.location.search;
const amount = () => screen.findByLabelText<HTMLInputElement>('Amount');

async function signUp(user: UserEvent) {
  await fill(user, await screen.findByLabelText('Name'), 'Sea Oh');
  await fill(user, screen.getByLabelText('Email'), 'sea.oh@example.com');
  for (const label of ['Password', 'Confirm password'])
    await fill(user, screen.getByLabelText(label), 'gangneung-pine-1118');
  await user.click(screen.getByLabelText(/^I agree to all/));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

test('returns to an asset with the typed amount after a login or sign-up that investing needs', async () => {
  expect(status).toBe('active');
  const path = `/rwa-assets/${id}`;
  const redirect = `?redirect=%2Frwa-assets%2F${id}`;
  const { user, getCalls } = await renderScreen(path, { member: null });
  await fill(user, await amount(), '123.5');
  const open = () => user.click(screen.getByRole('button', { name: 'Log in to invest' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Log in to invest' }));
  await open();
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await amount()).value).toBe('123.5');

  await open();
  await user.click((await dialog()).getByRole('button', { name: 'Go to login' }));
  await waitFor(() => expect(getUrl()).toBe(`/login${redirect}`));
  await fill(user, await screen.findByLabelText('Email'), 'kim@example.com');
  await fill(user, screen.getByLabelText('Password'), 'gangneung-pine-1118');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(getUrl()).toBe(path));
  expect((await amount()).value).toBe('123.5');
  expect(getCalls('investInRwaAsset')).toEqual([]);

  const page = await renderScreen(path, { member: null });
  await fill(page.user, await amount(), '77');
  await page.user.click(screen.getByRole('button', { name: 'Log in to invest' }));
  await page.user.click((await dialog()).getByRole('link', { name: 'Sign up' }));
  await waitFor(() => expect(getUrl()).toBe(`/signup${redirect}`));
  await signUp(page.user);
  await waitFor(() => expect(getUrl()).toBe(path));
  expect((await amount()).value).toBe('77');
});

test('restores the conversion form after the sign-up next to the login', async () => {
  const path = '/conversion?from=GLIB&to=GLIL&speed=instant';
  const { user } = await renderScreen(path, { member: null });
  await fill(user, await amount(), '40');
  await user.click(screen.getByRole('button', { name: 'Log in to convert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in to convert tokens' }));
  await user.click(dialog.getByRole('button', { name: 'Go to login' }));
  await user.click(await screen.findByRole('link', { name: 'Sign up' }));
  await signUp(user);
  await waitFor(() => expect(getUrl()).toBe(path));
  expect((await amount()).value).toBe('40');
});
