// @vitest-environment happy-dom
import { GliUnauthorizedError } from '@gli/sdk';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memoryStorage } from '../testing/platform-fixture.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(cleanup);

const main = () => within(screen.getByRole('main'));

test.each([
  ['/auth', 'Name in English (as in your passport)', 'Oh Sea'],
  ['/referral', 'Code', 'NOBODYHAS1'],
])('restores text typed at %s after an expired session and a new login', async (path, label, text) => {
  const local = memoryStorage();
  const { platform, user } = await renderScreen(path, {
    local,
    shell: true,
    handlers: { getKycStatus: [200, 'kycNotStarted'] },
  });
  await user.click(await main().findByLabelText(label));
  await user.paste(text);
  local.removeItem('auth-token');
  const error = { error: '', message: '', code: 'x', details: {} };
  await act(async () => platform.session.endIfUnauthorized(new GliUnauthorizedError(401, error, null, null)));

  expect(await screen.findAllByText('Your session has ended. Please log in again.')).not.toHaveLength(0);
  expect(window.location.pathname + window.location.search).toBe(
    `/login?redirect=${encodeURIComponent(path)}`,
  );
  await user.click(await main().findByLabelText('Email'));
  await user.paste('seoyeon.kim@example.com');
  await user.click(main().getByLabelText('Password'));
  await user.paste('gli-sandbox-2026');
  await user.click(main().getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(await main().findByLabelText(label)).toHaveProperty('value', text);
  // The welcome replaces the notice.
  expect(await screen.findByText(/^Welcome/)).toBeDefined();
  expect(screen.queryByText('Your session has ended. Please log in again.')).toBeNull();
});

test('restores a message to support after a reload', async () => {
  const tab = memoryStorage();
  const { user } = await renderScreen('/help-center', { perTab: () => tab });
  await user.selectOptions(await screen.findByLabelText('Subject'), 'Investment');
  await user.click(screen.getByLabelText('Message'));
  await user.paste('Is there a room with a view of the sea?');
  // Leaving the page discards a draft, but a reload doesn't.
  const reloaded = memoryStorage({ drafts: tab.getItem('drafts') ?? '' });
  await renderScreen('/help-center', { perTab: () => reloaded });
  expect(await screen.findByLabelText('Message')).toHaveProperty(
    'value',
    'Is there a room with a view of the sea?',
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Subject').selectedOptions[0]?.text).toBe('Investment');
});
