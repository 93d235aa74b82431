// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

test('verifies a new phone number with the code sent to it', async () => {
  let profile = { ...exampleOf('getProfile', 200), phone: null as string | null, phone_verified: false };
  const { user, getCalls, reply } = await renderScreen('/mypage?tab=profile', {
    handlers: { getProfile: () => ({ status: 200, body: profile }) },
  });
  expect(await screen.findByText('seoyeon.kim@example.com')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Verify phone number' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verify phone number' });
  await fill(user, within(dialog).getByLabelText('Mobile number'), '010-9876-5432');
  await user.click(within(dialog).getByRole('button', { name: 'Send code' }));
  const code = await within(dialog).findByLabelText<HTMLInputElement>('Code');
  expect(document.activeElement).toBe(code);
  reply('verifyPhone', [400, 'invalid_verification_code']);
  await user.paste('111111');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  profile = { ...profile, phone: '+82 10-9876-5432', phone_verified: true };
  await fill(user, code, '482916');
  await user.click(within(dialog).getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getCalls('verifyPhone').at(-1)?.body).toEqual({
    phone: '010-9876-5432',
    verification_code: '482916',
  });
  expect(await screen.findByText('+82 10-9876-5432')).toBeDefined();
  expect(screen.getByText('Verified')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Verify phone number' })).toBeNull();
});

test('offers to verify a changed phone number', async () => {
  const profile = { ...exampleOf('getProfile', 200), phone: '+82 10-2222-3333', phone_verified: false };
  await renderScreen('/mypage?tab=profile', { handlers: { getProfile: { status: 200, body: profile } } });
  expect(await screen.findByText('Not verified')).toBeDefined();
  expect(screen.getByText('+82 10-2222-3333')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Verify phone number' })).toBeDefined();
});
