// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { guideNamed } from './guides.ts';

beforeEach(() => {
  // The help center requests the version of the build.
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const findStep = async (title: string) => {
  const dialog = await screen.findByRole('dialog', { name: title });
  return within(dialog);
};
const isOnPage = (targets: readonly string[] = []) =>
  targets.some((target) => document.querySelector(target) !== null);

test('continues after a visitor logs in', async () => {
  const { user } = await renderScreen('/help-center?guide=referral&step=1', { member: null, shell: true });
  const first = await findStep('Go to Referral');
  await user.click(first.getByRole('button', { name: 'Log in and continue' }));
  const email = await screen.findByLabelText('Email');
  expect(window.location.pathname).toBe('/login');
  expect(new URLSearchParams(window.location.search).get('redirect')).toBe('/referral?guide=referral&step=2');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(email);
  await user.paste('seoyeon.kim@example.com');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('correct horse');
  await user.keyboard('{Enter}');
  const second = await findStep('Create your referral code');
  expect(window.location.pathname + window.location.search).toBe('/referral?guide=referral&step=2');
  await user.click(second.getByRole('button', { name: 'Skip' }));
  expect(window.location.pathname + window.location.search).toBe('/referral');
});

test('guides a member through the authentication center, with a target for each step', async () => {
  const { user } = await renderScreen('/auth?guide=staking&step=2', { shell: true });
  const steps = guideNamed('staking')?.steps.slice(1) ?? [];
  const titles = [
    'Verification is separate',
    'Compare the grades',
    'Get the token you need',
    'Check your grade',
    'See the achievements',
  ];
  for (const [index, title] of titles.entries()) {
    const step = await findStep(title);
    await waitFor(() => expect(isOnPage(steps[index]?.targets)).toBe(true));
    await user.click(step.getAllByRole('button').at(-1) ?? document.body);
  }
  expect(window.location.pathname + window.location.search).toBe('/auth?tab=grades');
  expect(screen.queryByRole('dialog')).toBeNull();
});
