// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Button } from '../controls/Button.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { type ToastMessage, useToast } from './toast-context.ts';

// Loading the first toast's code may take a while on a busy machine.
beforeAll(async () => {
  await import('./Toasts.tsx');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Trigger({ message }: { message: ToastMessage }) {
  const show = useToast();
  return <Button onClick={() => show(message)}>Show</Button>;
}

function renderProvider(message: ToastMessage) {
  render(
    <StrictMode>
      <ToastProvider labels={{ toast: 'Notice', region: 'Notices ({hotkey})', close: 'Close' }}>
        <Trigger message={message} />
      </ToastProvider>
    </StrictMode>,
  );
}

function renderWith(message: ToastMessage) {
  renderProvider(message);
  return userEvent.click(screen.getByRole('button', { name: 'Show' }));
}

it('shows a toast until it is closed', async () => {
  await renderWith({ tone: 'success', title: 'Investment complete', description: '2,500 GLIB' });
  expect(await screen.findByText('Investment complete')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Notices (F8)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Investment complete')).toBeNull();
});

it('removes a toast after 5 s (decision 56)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
  renderProvider({ tone: 'success', title: 'Saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.getByText('Saved')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('shows at most three toasts and removes the oldest', async () => {
  await renderWith({ tone: 'neutral', title: 'Copied' });
  for (let times = 0; times < 4; times += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(3);
});

it('replaces an earlier toast about the same topic', async () => {
  await renderWith({ tone: 'neutral', topic: 'session', title: 'Signed out' });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
});

it('removes a toast when its action is clicked', async () => {
  let viewed = 0;
  const onAction = () => {
    viewed += 1;
  };
  await renderWith({ tone: 'success', title: 'Done', action: { label: 'View', onAction } });
  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  expect(viewed).toBe(1);
  expect(screen.queryByText('Done')).toBeNull();
});
