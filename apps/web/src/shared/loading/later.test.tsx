// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { later } from './later.tsx';

afterEach(cleanup);

const fetchGreeting = () =>
  vi.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);

test('shows its placeholder until the part is here, and fetches nothing before it is rendered', async () => {
  const fetchPart = fetchGreeting();
  const Part = later(fetchPart, <p>Loading</p>);
  expect(fetchPart).not.toHaveBeenCalled();
  render(<Part name="Jeju" />);
  screen.getByText('Loading');
  await act(async () => void (await fetchPart.mock.results[0]?.value));
  screen.getByText('Hello Jeju');
});

test('what was loaded before shows without its placeholder', async () => {
  const fetchPart = fetchGreeting();
  const Part = later(fetchPart, <p>Loading</p>);
  Part.load();
  await fetchPart.mock.results[0]?.value;
  await Promise.resolve();
  render(<Part name="Jeju" />);
  screen.getByText('Hello Jeju');
  expect(fetchPart).toHaveBeenCalledOnce();
});
