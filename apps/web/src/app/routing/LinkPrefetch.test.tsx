// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { LinkPrefetch } from './LinkPrefetch.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function pageWithLinks(member?: null) {
  const fixture = await platformFixture(member === null ? { member } : {});
  render(
    <fixture.wrapper>
      <a href="/orders">Orders</a>
      <a href="/business">Business</a>
      <a href="https://example.com/help-center">Elsewhere</a>
      <LinkPrefetch />
    </fixture.wrapper>,
  );
  const loads = vi.spyOn(fixture.platform.dictionaries, 'loadNamespaces');
  const point = (name: string) => fireEvent.pointerOver(screen.getByRole('link', { name }));
  /** Counts the requests for a screen's code and strings. */
  const countLoads = (namespace: string) =>
    loads.mock.calls.filter(([, namespaces]) => namespaces.some((name) => name === namespace)).length;
  return { ...fixture, point, countLoads };
}

/** Waits long enough for an unwanted prefetch to happen. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

test('prefetches a screen’s data once when its link is hovered', async () => {
  const { point, getCalls, countLoads } = await pageWithLinks();
  point('Orders');
  await waitFor(() => expect(getCalls('listOrders')).toHaveLength(1));
  point('Orders');
  expect(countLoads('orders')).toBe(1);
  // Hovering again fetches nothing even if the data is stale, because the screen decides whether to refetch.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  point('Business');
  await waitFor(() => expect(getCalls('listProjectFeatures')).toHaveLength(1));
  point('Orders');
  await settle();
  expect(getCalls('listOrders')).toHaveLength(1);
});

test('prefetches nothing when a pointer passes over a link', async () => {
  const { point, countLoads } = await pageWithLinks();
  point('Orders');
  point('Business');
  await waitFor(() => expect(countLoads('business')).toBe(1));
  expect(countLoads('orders')).toBe(0);
});

test('prefetches a screen’s data when its link is focused', async () => {
  const { getCalls } = await pageWithLinks();
  fireEvent.focusIn(screen.getByRole('link', { name: 'Orders' }));
  await waitFor(() => expect(getCalls('listOrders')).toHaveLength(1));
});

test('prefetches only public pages for a visitor', async () => {
  const { point, getCalls, countLoads } = await pageWithLinks(null);
  point('Orders');
  await settle();
  expect([countLoads('orders'), getCalls('listOrders').length]).toEqual([0, 0]);
  point('Business');
  await waitFor(() => expect(getCalls('listProjectFeatures')).not.toHaveLength(0));
});

test('does not affect the page if a prefetch fails', async () => {
  const { point, getCalls, reply } = await pageWithLinks();
  reply('listOrders', new TypeError('fetch failed'));
  point('Orders');
  await waitFor(() => expect(getCalls('listOrders')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy();
});

test('prefetches no member page after a sign-out', async () => {
  const { point, getCalls, platform } = await pageWithLinks();
  point('Orders');
  await act(() => platform.session.signOut('header_logout'));
  await settle();
  expect(getCalls('listOrders')).toHaveLength(0);
});
