// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataUrls, openRoute } from './open-route.testing.tsx';

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ko']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pages: [url: string, member?: null][] = [
  ...dataUrls.map((url): [string] => [url]),
  ['/', null],
  ['/conversion', null],
  ['/login', null],
  ['/signup', null],
  ['/nowhere'],
];

const getText = (id: string) => document.getElementById(id)?.textContent ?? '';

/** Returns a control's accessible name, which includes the name of its group for a choice. */
function getName(control: Element): string {
  const labels =
    control instanceof HTMLInputElement
      ? [...(control.labels ?? [])]
      : [...control.querySelectorAll(':scope > legend')];
  const own =
    control.getAttribute('aria-label') ??
    control.getAttribute('aria-labelledby')?.split(' ').map(getText).join(' ') ??
    (labels.length > 0 ? labels : [...document.querySelectorAll(`label[for="${control.id}"]`)])
      .map(({ textContent }) => textContent)
      .join(' ');
  const group = control.matches('[type="radio"], [type="checkbox"]')
    ? control.closest('fieldset, [role*="group"]')
    : null;
  return group ? `${getName(group)}: ${own}` : own;
}

test.each(pages)(
  'has navigation, a name for each form control and only Korean labels on %s',
  async (url, member) => {
    const { container, settle } = await openRoute(url, {
      shell: true,
      locale: 'ko',
      ...(member === null && { member }),
    });
    await settle();
    const controls = container.querySelectorAll(
      'main :is(input:not([type="hidden"], [type="file"], [hidden]), select, textarea)',
    );
    const names = [...controls].map(getName);
    expect(names.filter((name, index) => name === '' || names.indexOf(name) !== index)).toEqual([]);
    expect(container.querySelector('nav')).not.toBeNull();
    const labels = [...container.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
      (element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    // A label without Hangul is a library's, apart from proper names.
    expect(
      labels.filter(
        (label) => /(?<!\w)[A-Z]?[a-z]{3,}(?!\w)/.test(label) && !/\p{Script=Hangul}/u.test(label),
      ),
    ).toEqual([]);
  },
);
