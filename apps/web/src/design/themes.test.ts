// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PALETTES } from './palettes/palettes.ts';
import { getCssText } from './stitches.config.ts';
import { applyTheme, themeClassName } from './themes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="" />');
});
afterEach(() => vi.useRealTimers());

it('the page carries one theme at a time, and the browser bars take its colour', () => {
  applyTheme(document, 'default', 'light');
  applyTheme(document, 'minimal', 'dark');
  const root = document.documentElement;
  expect([...root.classList]).toEqual([themeClassName('minimal', 'dark')]);
  expect(root.dataset.colorMode).toBe('dark');
  expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(
    PALETTES.minimal.dark.canvas,
  );
});

it('a change that animates lasts 300 ms', () => {
  applyTheme(document, 'luxury', 'light', true);
  expect(document.documentElement.classList.contains('theme-switching')).toBe(true);
  vi.advanceTimersByTime(300);
  expect(document.documentElement.classList.contains('theme-switching')).toBe(false);
});

it('a theme brings its colours into the style sheet', () => {
  themeClassName('luxury', 'dark');
  expect(getCssText()).toContain(PALETTES.luxury.dark.primary);
});
