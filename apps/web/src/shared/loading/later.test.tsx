// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { later } from './later.tsx';

const fetchGreeting = () =>
  vi.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);

test('shows its placeholder until the part is here, and fetches nothing before it is rendered', async () => {
  const fetchPart = fetchGreeting();
  const Part = later(fetchPart, <p>Loading</p>);
  expect(fetchPart).not.toHaveBeenCalled();
  const page = document.createElement('div');
  createRoot(page).render(<Part name="Jeju" />);
  await expect.poll(() => page.textContent).toBe('Loading');
  await expect.poll(() => page.textContent).toBe('Hello Jeju');
});

test('loaded before, it is not fetched again', async () => {
  const fetchPart = fetchGreeting();
  const Part = later(fetchPart, <p>Loading</p>);
  Part.load();
  const page = document.createElement('div');
  createRoot(page).render(<Part name="Jeju" />);
  await expect.poll(() => page.textContent).toBe('Hello Jeju');
  expect(fetchPart).toHaveBeenCalledOnce();
});
