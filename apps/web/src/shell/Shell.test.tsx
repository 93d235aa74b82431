// @vitest-environment happy-dom

import { getCssText } from '@gli/ui';
import { setWindowWidth } from '@gli/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';

beforeEach(() => setWindowWidth(1440));
afterEach(cleanup);

const sidebar = () => screen.queryByRole('navigation', { name: 'Main menu' });
const entry = (name: string) => within(sidebar() ?? document.body).getByRole('link', { name });

test('links the pages in the sidebar, marks only the current one and hides it on the login page', async () => {
  const { user } = await renderScreen('/help-center', { member: null, shell: true });
  expect(entry('Help center').getAttribute('aria-current')).toBe('page');
  for (const [name, path] of [
    ['Shopping', '/shopping'],
    ['Conversion', '/conversion'],
  ] as const) {
    await user.click(entry(name));
    await waitFor(() => expect(window.location.pathname).toBe(path));
    expect([...(sidebar()?.querySelectorAll('[aria-current]') ?? [])]).toEqual([entry(name)]);
  }
  await user.click(entry('Referral'));
  await screen.findByRole('heading', { level: 1, name: 'Good to see you again' });
  expect(window.location.search).toBe('?redirect=%2Freferral');
  expect(sidebar()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
});

test('moves the focus through the sidebar on arrow keys, Home and End', async () => {
  const { user } = await renderScreen('/terms', { member: null, shell: true });
  entry('RWA assets').focus();
  for (const [key, name] of [
    ['{ArrowDown}', 'Shopping'],
    ['{End}', 'Help center'],
    ['{ArrowDown}', 'Business'],
    ['{ArrowUp}', 'Help center'],
    ['{Home}', 'Business'],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement).toBe(entry(name));
  }
});

test('lists the Business sections once its entry is opened, but not in a collapsed sidebar', async () => {
  const { user } = await renderScreen('/terms', { member: null, shell: true });
  expect(entry('Business').getAttribute('aria-expanded')).toBe('false');
  await user.click(entry('Business'));
  await waitFor(() => expect(window.location.pathname).toBe('/business'));
  expect(entry('Business').getAttribute('aria-expanded')).toBe('true');
  const [, sections] = within(sidebar() ?? document.body).getAllByRole('list');
  expect(within(sections ?? document.body).getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(within(sidebar() ?? document.body).queryByRole('link', { name: /Team/ })).toBeNull();
});

test('shows badges to members only, with default values until their own values load', async () => {
  await renderScreen('/terms', { member: null, shell: true });
  expect(entry('Auth center').textContent).toBe('Auth center');
  expect(entry('Referral').textContent).toBe('Referral');

  let release = (_status: number) => {};
  const held = new Promise<number>((resolve) => {
    release = resolve;
  });
  await renderScreen('/terms', { shell: true, handlers: { getKycStatus: held, getReferralStats: held } });
  expect(entry('Auth center 65% verified')).toBeDefined();
  expect(entry('Referral 3 referrals pending')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Balances' })).toBeNull();
  release(200);
  expect(await screen.findByRole('link', { name: 'Referral 1 referral pending' })).toBeDefined();
});

test('hides the logout button of the header up to 460 px, where the account menu has it (decision 44)', async () => {
  await renderScreen('/terms', { shell: true });
  const names = [...screen.getByRole('button', { name: 'Log out' }).classList];
  const rules = getCssText().replaceAll(/\s/g, '');
  const hides = (name: string) => rules.includes(`@media(max-width:${460 / 16}em){.${name}{display:none;`);
  expect(names.some(hides)).toBe(true);
});

test('has a home link, a color mode button and a language switch in the header', async () => {
  const { user } = await renderScreen('/terms', { member: null, shell: true });
  await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(document.documentElement.getAttribute('data-color-mode')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect(document.documentElement.getAttribute('data-color-mode')).toBe('light');
  const english = screen.getByRole('radio', { name: 'EN' });
  const korean = screen.getAllByRole('radio').find((radio) => radio !== english);
  await user.click(korean ?? document.body);
  await waitFor(() => expect(document.documentElement.lang).toBe('ko'));
  await user.click(english);
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  // The sidebar is hidden there, so the header has the main pages.
  const places = within(screen.getByRole('banner')).getByRole('navigation', { name: 'Quick menu' });
  expect(
    within(places)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Assets', 'Shop', 'Convert', 'My']);
  expect(within(places).getByRole('link', { current: 'page' }).textContent).toBe('Home');
});

test('has the help and a member’s language, color mode and theme in the menu of a phone', async () => {
  setWindowWidth(390);
  const { user } = await renderScreen('/terms', { shell: true });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Main menu' }));
  const display = within(menu.getByRole('region', { name: 'Language and color mode' }));
  await user.click(display.getByRole('button', { name: 'Switch to dark mode' }));
  expect(document.documentElement.getAttribute('data-color-mode')).toBe('dark');
  await user.click(display.getByRole('button', { name: 'Switch to light mode' }));
  expect(display.getByRole('radio', { name: 'EN', checked: true })).toBeDefined();
  await user.click(menu.getByRole('button', { name: 'Open help' }));
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeDefined();
});
