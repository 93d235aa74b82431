import { expect, test } from 'vitest';
import { leavingBy, leavingByLink, type NavigateEvent } from './use-unsaved-guard.ts';

const pageUrl = 'https://gli.example/profile-edit';

function navigation(url: string, facts: Partial<NavigateEvent> = {}): NavigateEvent {
  const event = new Event('navigate', { cancelable: true });
  return Object.assign(event, {
    navigationType: 'push',
    downloadRequest: null,
    destination: { url, key: 'key-1', sameDocument: true },
    ...facts,
  });
}

test('leaving for another page of the app is asked about, and so is going back', () => {
  const home = 'https://gli.example/';
  expect(leavingBy(navigation(home), pageUrl)).toEqual({ kind: 'page', url: home });
  expect(leavingBy(navigation(home, { navigationType: 'traverse' }), pageUrl)).toEqual({
    kind: 'history',
    key: 'key-1',
  });
});

test('staying on the page is not', () => {
  expect(leavingBy(navigation(`${pageUrl}?a=1`), pageUrl)).toBeNull();
  expect(leavingBy(navigation(`${pageUrl}#name`), pageUrl)).toBeNull();
});

test('the browser handles leaving the app, and a download', () => {
  const destination = { url: 'https://other.example/', key: '', sameDocument: false };
  expect(leavingBy(navigation('', { destination }), pageUrl)).toBeNull();
  expect(leavingBy(navigation('https://gli.example/x', { downloadRequest: 'x.csv' }), pageUrl)).toBeNull();
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
  ['a link to this page', press, { href: `${pageUrl}#top`, target: '' }, false],
])('%s: %#', (_, event, link, asks) => {
  expect(leavingByLink(event, link, pageUrl) !== null).toBe(asks);
});
