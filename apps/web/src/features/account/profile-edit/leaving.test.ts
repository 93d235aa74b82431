import { expect, test } from 'vitest';
import { leavingBy, leavingByLink, type NavigateEvent } from './leaving.ts';

const here = 'https://gli.example/profile-edit';

function navigation(url: string, facts: Partial<NavigateEvent> = {}): NavigateEvent {
  const event = new Event('navigate', { cancelable: true });
  return Object.assign(event, {
    navigationType: 'push',
    downloadRequest: null,
    destination: { url, key: 'key-1', sameDocument: true },
    ...facts,
  });
}

test('another page of the app is asked about, and so is going back', () => {
  const home = 'https://gli.example/';
  expect(leavingBy(navigation(home), here)).toEqual({ kind: 'page', url: home });
  expect(leavingBy(navigation(home, { navigationType: 'traverse' }), here)).toEqual({
    kind: 'history',
    key: 'key-1',
  });
});

test('what stays on the page is not', () => {
  expect(leavingBy(navigation(`${here}?a=1`), here)).toBeNull();
  expect(leavingBy(navigation(`${here}#name`), here)).toBeNull();
});

test('what leaves the app is left to the browser, and so is a download', () => {
  const destination = { url: 'https://other.example/', key: '', sameDocument: false };
  expect(leavingBy(navigation('', { destination }), here)).toBeNull();
  expect(leavingBy(navigation('https://gli.example/x', { downloadRequest: 'x.csv' }), here)).toBeNull();
});

const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
  ['a link to another page', press, { href: 'https://gli.example/orders', target: '' }, true],
  [
    'a link into a new tab by key',
    { ...press, ctrlKey: true },
    { href: 'https://gli.example/a', target: '' },
    false,
  ],
  ['a link with a target', press, { href: 'https://gli.example/a', target: '_blank' }, false],
  ['a link to elsewhere', press, { href: 'https://other.example/a', target: '' }, false],
  ['a link to this page', press, { href: `${here}#top`, target: '' }, false],
])('%s: %#', (_, event, link, asks) => {
  expect(leavingByLink(event, link, here) !== null).toBe(asks);
});
