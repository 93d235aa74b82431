// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import common from '../../i18n/en/common.ts';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { later } from './later.tsx';
import { Part } from './Part.tsx';
import { useLazyPart } from './use-lazy-part.ts';

afterEach(cleanup);

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

test('a part whose code cannot be fetched takes nothing that is typed around it, and is fetched again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  // As the files of a build do that a newer one has replaced.
  let isGone = true;
  const fetchGoneGreeting = async () => {
    if (isGone) throw new TypeError('Failed to fetch dynamically imported module');
    return fetchGreeting()();
  };
  const { wrapper } = await platformFixture();
  const Confirmation = later(fetchGoneGreeting, null);
  function Form() {
    const Dialog = useLazyPart<{ name: string }>(fetchGoneGreeting, []);
    return (
      <form>
        <input aria-label="Amount" />
        <Confirmation name="Jeju" />
        <Part>
          <Suspense fallback={null}>
            <Dialog name="Busan" />
          </Suspense>
        </Part>
      </form>
    );
  }
  render(<Form />, { wrapper });
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  await userEvent.type(amount, '120');
  const retries = () => screen.queryAllByRole('button', { name: common.retry });
  await waitFor(() => expect(retries()).toHaveLength(2));
  isGone = false;
  // A failure is remembered for half a second: a try within it fails again.
  await waitFor(
    async () => {
      for (const retry of retries()) await userEvent.click(retry);
      expect(screen.getByText('Hello Jeju').isConnected).toBe(true);
      expect(screen.getByText('Hello Busan').isConnected).toBe(true);
    },
    { interval: 300 },
  );
  expect(amount.isConnected && amount.value).toBe('120');
});
