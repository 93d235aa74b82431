// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyTheme } from './page-themes.ts';
import { PALETTES } from './palettes/palettes.ts';
import { getCssText } from './stitches.config.ts';
import { themeClassName } from './themes.ts';

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="" />');
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('replaces the page’s theme and the color of the browser’s bars', () => {
  applyTheme(document, 'default', 'light');
  applyTheme(document, 'minimal', 'dark');
  const root = document.documentElement;
  expect([...root.classList]).toEqual([themeClassName('minimal', 'dark')]);
  expect(root.dataset).toMatchObject({ theme: 'minimal', colorMode: 'dark' });
  expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(
    PALETTES.minimal.dark.canvas,
  );
});

/** Mocks a browser that fades and applies the change one frame later. */
function fading() {
  const changes: (() => void)[] = [];
  const startViewTransition = vi.fn((change: () => void) => {
    changes.push(change);
    return { ready: Promise.reject(new Error('cut short')) };
  });
  Object.assign(document, { startViewTransition });
  return { startViewTransition, nextFrame: () => changes.splice(0).map((change) => change()) };
}

it('fades between snapshots of the page and applies the new style once', () => {
  applyTheme(document, 'default', 'light');
  const { startViewTransition, nextFrame } = fading();
  applyTheme(document, 'minimal', 'light', true);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  nextFrame();
  expect([...document.documentElement.classList]).toEqual([themeClassName('minimal', 'light')]);
});

it('switches immediately if reduced motion is preferred', () => {
  applyTheme(document, 'default', 'light');
  const { startViewTransition } = fading();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  applyTheme(document, 'minimal', 'light', true);
  vi.unstubAllGlobals();
  expect(startViewTransition).not.toHaveBeenCalled();
  expect([...document.documentElement.classList]).toEqual([themeClassName('minimal', 'light')]);
});

it('does not fade if the theme stays the same', () => {
  applyTheme(document, 'default', 'light');
  const { startViewTransition } = fading();
  applyTheme(document, 'default', 'light', true);
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('applies the last of two changes within a frame, even if it reverts the first', () => {
  applyTheme(document, 'default', 'light');
  const { nextFrame } = fading();
  applyTheme(document, 'default', 'dark', true);
  applyTheme(document, 'default', 'light', true);
  nextFrame();
  expect(document.documentElement.dataset.colorMode).toBe('light');
  applyTheme(document, 'minimal', 'light', true);
  applyTheme(document, 'minimal', 'dark', true);
  nextFrame();
  expect([...document.documentElement.classList]).toEqual([themeClassName('minimal', 'dark')]);
});

it('switches immediately in a browser without view transitions', () => {
  applyTheme(document, 'default', 'light');
  applyTheme(document, 'default', 'dark', true);
  expect(document.documentElement.dataset.colorMode).toBe('dark');
});

it('adds a theme’s colors to the stylesheet', () => {
  themeClassName('luxury', 'dark');
  expect(getCssText()).toContain(PALETTES.luxury.dark.primary);
});
