// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/platform-fixture.tsx';
import { opensSearch, SLASH_KEY } from './search-keys.ts';

const press = (
  key: string,
  init: KeyboardEventInit = {},
  target: HTMLElement = document.createElement('button'),
) => {
  let opened = false;
  const listen = (event: KeyboardEvent) => {
    opened = opensSearch(event, storage);
  };
  document.body.append(target);
  document.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  document.removeEventListener('keydown', listen);
  return opened;
};
let storage = memoryStorage();

test.each([
  ['k', { ctrlKey: true }, true],
  ['K', { metaKey: true }, true],
  ['ㅏ', { ctrlKey: true }, true],
  ['k', {}, false],
  ['k', { ctrlKey: true, altKey: true }, false],
  ['/', {}, true],
  ['/', { ctrlKey: true }, false],
  ['/', { isComposing: true }, false],
])('given the key %s with %j, opens the search: %s', (key, init, opens) => {
  expect(press(key, init)).toBe(opens);
});

test('ignores a slash in a field, but not Ctrl+K', () => {
  for (const name of ['input', 'textarea', 'select']) {
    expect(press('/', {}, document.createElement(name))).toBe(false);
    expect(press('k', { ctrlKey: true }, document.createElement(name))).toBe(true);
  }
});

test('ignores the slash if the member has disabled it', () => {
  storage = memoryStorage({ [SLASH_KEY]: 'off' });
  expect(press('/')).toBe(false);
  expect(press('k', { ctrlKey: true })).toBe(true);
});
