// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import common from '../../i18n/en/common.ts';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { lazyPart } from './lazy-part.tsx';

const loadGreeting = () =>
  vi.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);

test('shows a fallback while a part loads', async () => {
  const load = loadGreeting();
  const Greeting = lazyPart(load, { fallback: <p>Loading</p> });
  expect(load).not.toHaveBeenCalled();
  const { wrapper: Wrapper } = await platformFixture();
  const page = document.createElement('div');
  createRoot(page).render(
    <Wrapper>
      <Greeting name="Jeju" />
    </Wrapper>,
  );
  await expect.poll(() => page.textContent).toBe('Loading');
  await expect.poll(() => page.textContent).toBe('Hello Jeju');
});

test('keeps text typed outside a part that failed to load, and retries the part', async () => {
  // True while a newer build has replaced the file.
  let isGone = true;
  const load = vi.fn(async () => {
    if (isGone) throw new TypeError('Failed to fetch dynamically imported module');
    return loadGreeting()();
  });
  const Greeting = lazyPart(load);
  const { wrapper: Wrapper } = await platformFixture();
  const page = document.createElement('div');
  createRoot(page, { onCaughtError() {} }).render(
    <Wrapper>
      <input aria-label="Amount" />
      <Greeting name="Jeju" />
    </Wrapper>,
  );
  await expect.poll(() => page.querySelector('input')).not.toBeNull();
  const amount = page.querySelector('input');
  if (amount) amount.value = '120';
  await expect.poll(() => page.textContent).toContain(common.partFailedTitle);
  expect(load).toHaveBeenCalledOnce();
  isGone = false;
  page.querySelector('button')?.click();
  await expect.poll(() => page.textContent).toBe('Hello Jeju');
  expect(page.querySelector('input')?.value).toBe('120');
});
