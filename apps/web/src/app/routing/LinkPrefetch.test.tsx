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
  /** How often the code and words of a screen were requested. */
  const loadsOf = (namespace: string) =>
    loads.mock.calls.filter(([, namespaces]) => namespaces.some((name) => name === namespace)).length;
  return { ...fixture, point, loadsOf };
}

/** Long enough for a prefetch that must not happen. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

test('pointing at a link fetches the first data of its screen, once', async () => {
  const { point, callsOf, loadsOf } = await pageWithLinks();
  point('Orders');
  await waitFor(() => expect(callsOf('listOrders')).toHaveLength(1), { timeout: 5_000 });
  point('Orders');
  expect(loadsOf('orders')).toBe(1);
  // Even when it is no longer fresh: the screen itself decides whether to fetch it again.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  point('Business');
  await waitFor(() => expect(callsOf('listProjectFeatures')).toHaveLength(1), { timeout: 5_000 });
  point('Orders');
  await settle();
  expect(callsOf('listOrders')).toHaveLength(1);
});

test('a link that only passes under the pointer fetches nothing', async () => {
  const { point, loadsOf } = await pageWithLinks();
  point('Orders');
  point('Business');
  await waitFor(() => expect(loadsOf('business')).toBe(1), { timeout: 5_000 });
  expect(loadsOf('orders')).toBe(0);
});

test('focusing a link does the same', async () => {
  const { callsOf } = await pageWithLinks();
  fireEvent.focusIn(screen.getByRole('link', { name: 'Orders' }));
  await waitFor(() => expect(callsOf('listOrders')).toHaveLength(1), { timeout: 5_000 });
});

test('for a visitor nothing of a member’s page is fetched, but public pages are', async () => {
  const { point, callsOf, loadsOf } = await pageWithLinks(null);
  point('Orders');
  await settle();
  expect([loadsOf('orders'), callsOf('listOrders').length]).toEqual([0, 0]);
  point('Business');
  await waitFor(() => expect(callsOf('listProjectFeatures')).not.toHaveLength(0), { timeout: 5_000 });
});

test('a failed prefetch leaves the page alone', async () => {
  const { point, callsOf, reply } = await pageWithLinks();
  reply('listOrders', new TypeError('fetch failed'));
  point('Orders');
  await waitFor(() => expect(callsOf('listOrders')).toHaveLength(1), { timeout: 5_000 });
  expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy();
});

test('after a sign-out nothing of a member’s page is fetched', async () => {
  const { point, callsOf, platform } = await pageWithLinks();
  point('Orders');
  await act(() => platform.session.signOut('header_logout'));
  await settle();
  expect(callsOf('listOrders')).toHaveLength(0);
});
