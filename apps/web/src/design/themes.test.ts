// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyTheme } from './page-themes.ts';
import { PALETTES } from './palettes/palettes.ts';
import { getCssText } from './stitches.config.ts';
import { themeClassName } from './themes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="" />');
});
afterEach(() => vi.useRealTimers());

it('the page has one theme at a time, and the browser’s bars have its color', () => {
  applyTheme(document, 'default', 'light');
  applyTheme(document, 'minimal', 'dark');
  const root = document.documentElement;
  expect([...root.classList]).toEqual([themeClassName('minimal', 'dark')]);
  expect(root.dataset).toMatchObject({ theme: 'minimal', colorMode: 'dark' });
  expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(
    PALETTES.minimal.dark.canvas,
  );
});

it('a change that animates lasts 300 ms', () => {
  applyTheme(document, 'minimal', 'light', true);
  expect(document.documentElement.classList.contains('theme-switching')).toBe(true);
  vi.advanceTimersByTime(300);
  expect(document.documentElement.classList.contains('theme-switching')).toBe(false);
});

it('nothing is animated when the theme stays the same', () => {
  applyTheme(document, 'default', 'light');
  applyTheme(document, 'default', 'light', true);
  expect(document.documentElement.classList.contains('theme-switching')).toBe(false);
});

it('a second change within the 300 ms starts another 300 ms', () => {
  applyTheme(document, 'default', 'light');
  applyTheme(document, 'minimal', 'light', true);
  vi.advanceTimersByTime(200);
  applyTheme(document, 'minimal', 'dark', true);
  vi.advanceTimersByTime(200);
  expect(document.documentElement.classList.contains('theme-switching')).toBe(true);
  vi.advanceTimersByTime(100);
  expect(document.documentElement.classList.contains('theme-switching')).toBe(false);
});

it('a theme adds its colors to the style sheet', () => {
  themeClassName('luxury', 'dark');
  expect(getCssText()).toContain(PALETTES.luxury.dark.primary);
});
