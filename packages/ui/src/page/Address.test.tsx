// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Address } from './Address.tsx';

afterEach(cleanup);

test('keeps a name with a hyphen on one line', () => {
  const { container } = render(<Address>571 Taewi-ro, Seogwipo-si, Jeju-do</Address>);
  expect(container.textContent).toBe('571 Taewi-ro, Seogwipo-si, Jeju-do');
  expect(getComputedStyle(screen.getByText('Jeju-do')).whiteSpace).toBe('nowrap');
});
