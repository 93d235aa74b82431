// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { leavingBy, leavingByLink, type NavigateEvent, useUnsavedGuard } from './use-unsaved-guard.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const pageUrl = 'https://gli.example/profile-edit';

function navigationTo(url: string, facts: Partial<NavigateEvent> = {}): NavigateEvent {
  const event = new Event('navigate', { cancelable: true });
  return Object.assign(event, {
    navigationType: 'push',
    downloadRequest: null,
    destination: { url, key: 'key-1', sameDocument: true },
    ...facts,
  });
}

test('intercepts navigation to another page and Back', () => {
  const home = 'https://gli.example/';
  expect(leavingBy(navigationTo(home), pageUrl)).toEqual({ kind: 'page', url: home });
  expect(leavingBy(navigationTo(home, { navigationType: 'traverse' }), pageUrl)).toEqual({
    kind: 'history',
    key: 'key-1',
  });
});

test('allows navigation within the page', () => {
  expect(leavingBy(navigationTo(`${pageUrl}?a=1`), pageUrl)).toBeNull();
  expect(leavingBy(navigationTo(`${pageUrl}#name`), pageUrl)).toBeNull();
});

test('leaves external navigation and downloads to the browser', () => {
  const destination = { url: 'https://other.example/', key: '', sameDocument: false };
  expect(leavingBy(navigationTo('', { destination }), pageUrl)).toBeNull();
  expect(leavingBy(navigationTo('https://gli.example/x', { downloadRequest: 'x.csv' }), pageUrl)).toBeNull();
});

const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
  ['a link to another page', press, { href: 'https://gli.example/orders', target: '' }, true],
  [
    'a link opened in a new tab by key',
    { ...press, ctrlKey: true },
    { href: 'https://gli.example/a', target: '' },
    false,
  ],
  ['a link with a target', press, { href: 'https://gli.example/a', target: '_blank' }, false],
  ['a link to another site', press, { href: 'https://other.example/a', target: '' }, false],
  ['a link to this page', press, { href: `${pageUrl}#top`, target: '' }, false],
])('asks only if the link leads to another page of the app: %s', (_, event, link, asks) => {
  expect(leavingByLink(event, link, pageUrl) !== null).toBe(asks);
});

describe('a page that protects unsaved changes', () => {
  async function page(isUnsaved = true, member?: null) {
    const fixture = await platformFixture({ path: '/profile-edit', ...(member === null && { member }) });
    const { result } = renderHook(() => useUnsavedGuard(isUnsaved), { wrapper: fixture.wrapper });
    return { ...fixture, result };
  }

  /** Clicks a link within the app. Returns true if the browser would follow it. */
  function click(path: string): boolean {
    const link = document.createElement('a');
    link.href = new URL(path, window.location.href).href;
    document.body.append(link);
    let follows = false;
    act(() => {
      follows = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    return follows;
  }

  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('asks before following a link and respects the member’s choice', async () => {
    const { result, history } = await page();
    expect(click('/orders?order=1')).toBe(false);
    expect(result.current.isAsking).toBe(true);
    act(() => result.current.stay());
    expect(result.current.isAsking).toBe(false);
    expect(history).toEqual(['/profile-edit']);
    click('/orders?order=1');
    act(() => result.current.leave());
    expect(result.current.isAsking).toBe(false);
    expect(history.at(-1)).toBe('/orders?order=1');
  });

  test('asks before a reload', async () => {
    await page();
    expect(reload()).toBe(false);
  });

  test('asks before going back if the browser supports it', async () => {
    const traverseTo = vi.fn();
    const navigation = Object.assign(new EventTarget(), { traverseTo });
    vi.stubGlobal('navigation', navigation);
    const { result } = await page();
    const home = `${window.location.origin}/home`;
    const back = navigationTo(home, { navigationType: 'traverse' });
    act(() => void navigation.dispatchEvent(back));
    expect(back.defaultPrevented).toBe(true);
    expect(result.current.isAsking).toBe(true);
    act(() => result.current.leave());
    expect(traverseTo).toHaveBeenCalledWith('key-1');
  });

  test('does not ask after saving', async () => {
    const { result } = await page();
    act(() => result.current.release());
    expect(click('/orders')).toBe(true);
    expect(reload()).toBe(true);
    expect(result.current.isAsking).toBe(false);
  });

  test('does not ask after the session has ended', async () => {
    const { result } = await page(true, null);
    expect(click('/orders')).toBe(true);
    expect(reload()).toBe(true);
    expect(result.current.isAsking).toBe(false);
  });

  test('does not ask if nothing has changed', async () => {
    const { result } = await page(false);
    expect(click('/orders')).toBe(true);
    expect(reload()).toBe(true);
    expect(result.current.isAsking).toBe(false);
  });
});
