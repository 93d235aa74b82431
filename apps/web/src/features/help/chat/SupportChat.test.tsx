// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

test('states before the first question that replies are automated and that files are not sent', async () => {
  const { user } = await renderScreen('/terms', { member: null, shell: true });
  await user.click(await screen.findByRole('button', { name: 'Open Chat' }));
  expect(await screen.findByText('Automated answers. Our team replies by email on weekdays.')).toBeDefined();
  expect(screen.getByText('Files stay on your device: chat can’t send them yet.')).toBeDefined();
});
