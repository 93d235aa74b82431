// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { ContactSection } from './ContactSection.tsx';

beforeEach(() => {
  // The section requests the version of the build.
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('validates a message, opens it in the mail app and copies it', async () => {
  const open = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { platform, wrapper } = await platformFixture({ member: null });
  Object.assign(platform.settings, { support: 'help@gli.test' });
  const user = userEvent.setup();
  render(<ContactSection />, { wrapper });
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  const name = screen.getByLabelText('Name');
  const email = screen.getByLabelText('Email for the reply');
  const message = screen.getByLabelText('Message');
  const send = () => user.click(screen.getByRole('button', { name: 'Open in your email app' }));

  await send();
  await screen.findByText('Please enter your name.');
  expect(document.activeElement).toBe(name);
  type(name, 'Kim');
  type(email, 'kim@');
  type(message, 'Please change my booking.');
  await send();
  await screen.findByText('Not a valid email format.');
  expect(open).not.toHaveBeenCalled();
  type(email, 'kim@example.com');
  await user.selectOptions(screen.getByLabelText('Subject'), 'Orders and bookings');
  await send();
  const again = await screen.findByRole('link', { name: 'Open the email app again' });
  expect(open.mock.calls).toEqual([[again.getAttribute('href')]]);
  const mail = new URL(again.getAttribute('href') ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:help@gli.test');
  expect(mail.searchParams.get('subject')).toContain('Orders and bookings');
  expect(mail.searchParams.get('body')).toBe('Please change my booking.\r\n\r\nFrom: Kim <kim@example.com>');

  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  await screen.findByText('Copied.');
  expect(copy.mock.calls[0]?.[0]).toContain('Please change my booking.');

  const long = '\u{ac00}'.repeat(400);
  type(message, long);
  await send();
  expect((await screen.findByRole('alert')).textContent).toMatch(/too long to open in an email app/);
  expect(open).toHaveBeenCalledTimes(1);
  copy.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/copy it manually/));
  expect(screen.getByLabelText('What to send')).toHaveProperty('value', expect.stringContaining(long));
});

test('offers only to copy a message if the host has not set an address', async () => {
  const { wrapper } = await platformFixture({ member: null });
  render(<ContactSection />, { wrapper });
  expect(screen.queryByRole('button', { name: 'Open in your email app' })).toBeNull();
  screen.getByRole('button', { name: 'Copy message' });
  screen.getByText(/^This site has no contact address set up/);
});
