// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayEarlyInput } from './early-input.ts';

const PRERENDERED = '<main><form><input type="text"><input type="checkbox"><button>Go</button></form></main>';

let page: HTMLElement;
let clicked: string[];

/** The prerendered page, which notes what happens as prerender/load-app.js does. */
beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-prerendered="en">${PRERENDERED}</div>`;
  page = document.body.firstElementChild as HTMLElement;
  clicked = [];
  const events: Event[] = [];
  const listen = (event: Event) => {
    events.push(event);
    if (event.type === 'submit') event.preventDefault();
  };
  const types = ['click', 'submit', 'input', 'focusin', 'focusout', 'keydown'];
  for (const type of types) document.addEventListener(type, listen, true);
  window.earlyInput = { events, types, listen };
});

afterEach(() => {
  // The tests of other files share the document.
  document.body.replaceChildren();
  delete window.earlyInput;
});

const find = <Type extends HTMLElement>(selector: string) => page.querySelector(selector) as Type;
const text = () => find<HTMLInputElement>('input[type=text]');

function type(value: string): void {
  text().value = value;
  text().dispatchEvent(new Event('input', { bubbles: true }));
}

/** The app draws its own page in the place of the prerendered one, in a later task. */
async function start(): Promise<void> {
  replayEarlyInput(page);
  await Promise.resolve();
  page.innerHTML = PRERENDERED;
  find('button').addEventListener('click', (event) => {
    event.preventDefault();
    clicked.push('Go');
  });
  page.dispatchEvent(new Event('rendered'));
  page.dispatchEvent(new Event('ready'));
  await vi.waitFor(() => expect(page.dataset).not.toHaveProperty('prerendered'));
}

it('types again what was typed, with the focus and the caret where they were', async () => {
  text().focus();
  find('input[type=checkbox]').click();
  text().blur();
  text().focus();
  type('Jeju');
  text().setSelectionRange(1, 2);
  await start();
  expect(text().value).toBe('Jeju');
  expect(find<HTMLInputElement>('input[type=checkbox]').checked).toBe(true);
  expect(document.activeElement).toBe(text());
  expect([text().selectionStart, text().selectionEnd]).toEqual([1, 2]);
});

it('presses the button again that was pressed last, once', async () => {
  type('Jeju');
  find('button').click();
  await start();
  expect(clicked).toEqual(['Go']);
  expect(text().value).toBe('Jeju');
});

it('leaves the focus alone where it was left', async () => {
  text().focus();
  text().blur();
  await start();
  expect(document.activeElement).toBe(document.body);
});

it('gives the keys since the last move of the focus to what has it in the app', async () => {
  text().focus();
  text().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key, target }) => {
    if (target === text()) keys.push(key);
  });
  await start();
  expect(keys).toEqual(['ArrowDown']);
});

it('leaves forms to the app once it is drawn', async () => {
  await start();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});

it('keeps a press from React until the app is drawn: it would hydrate the whole page at once', () => {
  replayEarlyInput(page);
  const seen: string[] = [];
  page.addEventListener('pointerdown', ({ type }) => seen.push(type), true);
  const press = () => find('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press();
  expect(seen).toEqual([]);
  page.dispatchEvent(new Event('rendered'));
  press();
  expect(seen).toEqual(['pointerdown']);
});
