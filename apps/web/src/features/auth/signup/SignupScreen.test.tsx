// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

const CONSENTS = [
  'I accept the terms of use. (required)',
  'I consent to the use of my data. (required)',
  'I have read the risk disclosure. (required)',
];
const MARKETING = 'Send me offers and news. (optional)';
const ALL = 'I agree to all, including the optional one.';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const checkbox = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
const getUrl = () => window.location.pathname + window.location.search + window.location.hash;
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign up' }));

async function replace(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

async function fillIn(user: UserEvent) {
  await replace(user, 'Name', 'Sea Oh');
  await replace(user, 'Email', 'sea.oh@example.com');
  await replace(user, 'Password', 'gangneung-pine-1118');
  await replace(user, 'Confirm password', 'gangneung-pine-1118');
  for (const consent of CONSENTS) if (!checkbox(consent)) await user.click(field(consent));
}

test('reports every missing or invalid field and sends nothing', async () => {
  const { user, getCalls } = await renderScreen('/signup', { member: null });
  await submit(user);
  expect(await screen.findByText('Please enter your name.')).toBeDefined();
  expect(document.activeElement).toBe(field('Name'));
  expect(screen.getByText('Email is a required field.')).toBeDefined();
  expect(screen.getByText('Enter a password.')).toBeDefined();
  expect(screen.getAllByText('Required. Please agree to continue.')).toHaveLength(3);
  for (const [label, text, message] of [
    ['Email', 'sea.oh@', 'Not a valid email format.'],
    ['Email', `${'s'.repeat(250)}@example.com`, 'Email too long.'],
    ['Password', 'short', 'At least 8 characters.'],
    ['Password', 'Password-2026', 'This password isn’t safe. Choose another one.'],
    ['Password', 'x'.repeat(129), 'The password is too long.'],
  ] as const) {
    await replace(user, label, text);
    expect(await screen.findByText(message)).toBeDefined();
  }
  await fillIn(user);
  await replace(user, 'Confirm password', 'something else');
  expect(await screen.findByText('The passwords don’t match.')).toBeDefined();
  await submit(user);
  expect(getCalls('registerMember')).toEqual([]);
});

test('gives all consents with one checkbox, and lets the member withdraw each one separately', async () => {
  const { user } = await renderScreen('/signup', { member: null });
  await submit(user);
  expect(await screen.findAllByText('Required. Please agree to continue.')).toHaveLength(3);
  await user.click(field(ALL));
  await waitFor(() => expect(screen.queryByText('Required. Please agree to continue.')).toBeNull());
  expect([...CONSENTS, MARKETING].map(checkbox)).toEqual([true, true, true, true]);
  await user.click(field(MARKETING));
  expect([ALL, ...CONSENTS, MARKETING].map(checkbox)).toEqual([false, true, true, true, false]);
});

test('asks for a referral code in one line, unless it came with the link or is wrong', async () => {
  const isAsked = () => screen.getByRole<HTMLDetailsElement>('group').open;
  await renderScreen('/signup?ref=seoyeon26', { member: null });
  expect(isAsked()).toBe(true);
  const { user } = await renderScreen('/signup', { member: null });
  expect(isAsked()).toBe(false);
  await replace(user, 'Referral code', '---');
  await submit(user);
  await waitFor(() => expect(isAsked()).toBe(true));
});

test('declares the purpose of every field to password managers', async () => {
  await renderScreen('/signup', { member: null });
  expect(field('Name').autocomplete).toBe('name');
  expect(field('Email').autocomplete).toBe('username');
  for (const label of ['Password', 'Confirm password'])
    expect(field(label).autocomplete).toBe('new-password');
});

test('opens each consent’s text in another tab, where it is marked as a sample', async () => {
  await renderScreen('/signup', { member: null });
  const links = screen
    .getAllByRole<HTMLAnchorElement>('link', { name: /^Read: / })
    .map((link) => [link.target, link.pathname, link.getAttribute('aria-label')]);
  expect(links).toEqual([
    ['_blank', '/terms', 'Read: Terms of use'],
    ['_blank', '/privacy', 'Read: Privacy policy'],
    ['_blank', '/risk-disclosure', 'Read: Risk disclosure'],
  ]);
  for (const [path, title, text] of [
    ['/terms', 'Terms of use', /^You can’t reverse confirmed investments or conversions\./],
    ['/privacy', 'Privacy policy', /^For login and security, carrying out transactions,/],
    ['/risk-disclosure', 'Risk disclosure', /^If an asset loses value, you may lose part or all/],
  ] as const) {
    await renderScreen(path, { member: null });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText(/^This is a sample text of the sandbox\./)).toBeDefined();
  }
});

test('marks a field that the server rejects, and offers the login if the email is registered', async () => {
  const { user, reply } = await renderScreen('/signup?ref=nobodyhas1&redirect=%2Fmypage', { member: null });
  expect(field('Referral code').value).toBe('NOBODYHAS1');
  await fillIn(user);
  const rejection = exampleOf('registerMember', 400, 'validation_failed');
  const { referral_code = [] } = rejection.details;
  reply('registerMember', { status: 400, body: { ...rejection, details: { referral_code } } }, 409);
  await submit(user);
  await waitFor(() => expect(document.activeElement).toBe(field('Referral code')));
  expect(field('Referral code').getAttribute('aria-invalid')).toBe('true');
  expect(getUrl()).toBe('/signup?ref=nobodyhas1&redirect=%2Fmypage');
  await user.clear(field('Referral code'));
  await submit(user);
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('link', { name: 'Log in' }));
  expect(getUrl()).toBe('/login?redirect=%2Fmypage&ref=nobodyhas1');
});

test('follows the redirect after the sign-up, or opens the new member’s home page', async () => {
  const { user, getCalls } = await renderScreen('/signup?redirect=%2Forders%3Fpage%3D1%23top', {
    member: null,
  });
  await fillIn(user);
  await submit(user);
  await waitFor(() => expect(getUrl()).toBe('/orders?page=1#top'));
  expect(getCalls('registerMember').map(({ body }) => body)).toEqual([
    expect.objectContaining({ email: 'sea.oh@example.com', terms_accepted: true, marketing_accepted: false }),
  ]);

  const page = await renderScreen('/signup', {
    member: null,
    handlers: { getDashboardOverview: [200, 'newMember'] },
  });
  await fillIn(page.user);
  await submit(page.user);
  await waitFor(() => expect(getUrl()).toBe('/'));
  expect(await screen.findByText('You have no tokens yet.')).toBeDefined();
  expect(screen.getByText('Total value')).toBeDefined();
  expect(screen.queryByText('Payouts this month')).toBeNull();
});
