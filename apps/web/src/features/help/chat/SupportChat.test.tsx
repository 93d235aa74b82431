// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

test('states before the first question that replies are automated and that files are not sent', async () => {
  const { user } = await renderScreen('/terms', { member: null, shell: true });
  await user.click(await screen.findByRole('button', { name: 'Open Chat' }));
  await screen.findByText('Automated answers');
  screen.getByText('Answers right away. Our team replies by email on weekdays.');
  expect(screen.getByText('Files stay on your device: chat can’t send them yet.')).toBeDefined();
});

test('answers from the FAQ with a link, and offers the contact form if it has no answer', async () => {
  const { user } = await renderScreen('/terms', { member: null, shell: true });
  await user.click(await screen.findByRole('button', { name: 'Open Chat' }));
  const ask = async (text: string) => {
    await user.type(await screen.findByLabelText('Message'), text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
  };
  await ask('Can I cancel my booking?');
  const link = await screen.findByRole('link', { name: 'Open in the help center' }, { timeout: 4_000 });
  expect(link.getAttribute('href')).toBe('/help-center?question=cancel');
  screen.getByText(/^Open the order in your order history/);
  await ask('zeppelin rides');
  const contact = await screen.findByRole('link', { name: 'Contact us' }, { timeout: 4_000 });
  expect(contact.getAttribute('href')).toBe('/help-center#contact');
});
