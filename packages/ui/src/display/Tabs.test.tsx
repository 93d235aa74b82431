// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('marks the edges behind which more tabs are, and follows scrolling', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  const items = ['profile', 'orders'].map((value) => ({ value, label: value, content: value }));
  render(<Tabs label="Views" items={items} value="profile" onValueChange={() => {}} />);
  const row = screen.getByRole('tablist', { name: 'Views' });
  row.scrollLeft = 0;
  fireEvent.scroll(row);
  expect(row.getAttribute('data-more')).toBe('end');
  row.scrollLeft = 100;
  fireEvent.scroll(row);
  expect(row.getAttribute('data-more')).toBe('start end');
  row.scrollLeft = 242;
  fireEvent.scroll(row);
  expect(row.getAttribute('data-more')).toBe('start');
});
