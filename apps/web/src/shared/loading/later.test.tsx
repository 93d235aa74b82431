// @vitest-environment happy-dom
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import common from '../../i18n/en/common.ts';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { later } from './later.tsx';
import { Part } from './Part.tsx';
import { useLazyPart } from './use-lazy-part.ts';

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
  // As the files of a build do that a newer one has replaced.
  let isGone = true;
  const fetchGoneGreeting = async () => {
    if (isGone) throw new TypeError('Failed to fetch dynamically imported module');
    return fetchGreeting()();
  };
  const { wrapper: Wrapper } = await platformFixture();
  const Confirmation = later(fetchGoneGreeting, null);
  function Form() {
    const Dialog = useLazyPart<{ name: string }>(fetchGoneGreeting, []);
    return (
      <form>
        <input aria-label="Amount" />
        <Confirmation name="Jeju" />
        <Part>
          <Suspense>
            <Dialog name="Busan" />
          </Suspense>
        </Part>
      </form>
    );
  }
  const page = document.createElement('div');
  createRoot(page, { onCaughtError() {} }).render(
    <Wrapper>
      <Form />
    </Wrapper>,
  );
  await expect.poll(() => page.querySelector('input')).not.toBeNull();
  const amount = page.querySelector('input');
  if (amount) amount.value = '120';
  const buttons = () => [...page.querySelectorAll('button')];
  await expect.poll(() => buttons().length).toBe(2);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([common.retry, common.retry]);
  isGone = false;
  // A failure is remembered for half a second: a try within it fails again.
  await expect
    .poll(
      () => {
        for (const button of buttons()) button.click();
        return page.textContent;
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBe('Hello JejuHello Busan');
  expect(page.querySelector('input')).toBe(amount);
  expect(amount?.value).toBe('120');
});
