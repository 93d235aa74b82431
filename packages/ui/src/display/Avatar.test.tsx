// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

test('shows the first letter of the name instead of a picture that fails to load', async () => {
  const { wrapper } = createUiFixture();
  const avatar = (file: string) => <Avatar name="sea" url={`/media/avatars/${file}`} label="Picture" />;
  const { rerender } = render(avatar('old.png'), { wrapper });
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Picture' }).textContent).toBe('S');

  rerender(avatar('new.png'));
  expect(screen.getByRole('img', { name: 'Picture' }).getAttribute('src')).toMatch(/new\.png$/);
});

test('does not announce a picture for a member without one', async () => {
  const { wrapper } = createUiFixture();
  render(<Avatar name="sea" url={null} label="Picture" />, { wrapper });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('S').getAttribute('aria-hidden')).toBe('true');
});
