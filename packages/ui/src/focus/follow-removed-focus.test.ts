// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { followRemovedFocus } from './follow-removed-focus.ts';

let stop = () => {};
beforeEach(() => {
  stop = followRemovedFocus(window);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const line = (name: string) =>
  `<li><a href="#${name}">${name}</a><input class="n" aria-label="${name}"><button class="remove" aria-label="Remove ${name}"></button></li>`;
const list = (...names: string[]) => `<section><h2>Cart</h2><ul>${names.map(line).join('')}</ul></section>`;
const open = (html: string) => {
  document.body.innerHTML = `<main tabindex="-1"><h1>Page</h1>${html}</main>`;
};
const get = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
/** Removes the nearest element around a focused control and returns what is focused afterward. */
async function remove(selector: string, around = 'li') {
  const control = get(selector);
  control.focus();
  control.closest(around)?.remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null;
}

test('moves the focus to the same control of the next line', async () => {
  open(list('A', 'B', 'C'));
  expect(await remove('[aria-label="Remove B"]')).toBe('Remove C');
});

test('moves the focus to the line before if the last one is removed', async () => {
  open(list('A', 'B'));
  expect(await remove('[aria-label="Remove B"]')).toBe('Remove A');
});

test('moves the focus to the heading of a list that is now empty', async () => {
  open(list('A'));
  expect(await remove('[aria-label="Remove A"]')).toBe('Cart');
});

test('moves the focus to the heading if the whole list is removed', async () => {
  open(list('A'));
  expect(await remove('[aria-label="Remove A"]', 'section')).toBe('Page');
});

test('moves the focus to a control that replaces the removed one', async () => {
  open('<p><button id="follow">Follow</button><span></span></p>');
  const follow = get('#follow');
  follow.focus();
  const after = document.createElement('button');
  after.textContent = 'Unfollow';
  follow.before(after);
  follow.remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement?.textContent).toBe('Unfollow');
});

test('moves the focus to the line after the opener of a dialog that removed the line', async () => {
  open(list('A', 'B'));
  get('[aria-label="Remove A"]').focus();
  const dialog = document.createElement('div');
  dialog.innerHTML = '<button id="yes">Yes</button>';
  document.body.append(dialog);
  get('#yes').focus();
  get('[aria-label="Remove A"]').closest('li')?.remove();
  dialog.remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove B');
});

test('leaves the focus alone after the member has left the control', async () => {
  open(list('A', 'B'));
  const control = get('[aria-label="Remove A"]');
  control.focus();
  control.blur();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  control.closest('li')?.remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(document.body);
});

test('leaves the focus alone if another control is removed, or the page has moved it', async () => {
  open(`${list('A', 'B')}<button id="other">Other</button>`);
  get('#other').focus();
  get('[aria-label="Remove A"]').closest('li')?.remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement?.id).toBe('other');
  const control = get('[aria-label="Remove B"]');
  control.focus();
  control.closest('li')?.remove();
  get('#other').focus();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement?.id).toBe('other');
});
