import { THEME_TRANSITION_MS } from './measures.ts';
import { PAGE_PALETTES } from './palettes/page-palettes.ts';
import { COLOR_MODES, type ColorMode, PAGE_THEMES, type PageTheme } from './palettes/theme-names.ts';
import { createTheme } from './stitches.config.ts';

const SWITCHING_CLASS = 'theme-switching';

/** The class that gives an element and its children the colors of a theme in a color mode. */
export function pageThemeClassName(name: PageTheme, mode: ColorMode): string {
  const className = `theme-${name}-${mode}`;
  return import.meta.env.VITE_RULES_IN_DOCUMENT
    ? className
    : createTheme(className, { colors: PAGE_PALETTES[name][mode] }).className;
}

/** Timer that ends the running color transition. */
let switching: ReturnType<typeof setTimeout> | undefined;

/**
 * Gives the whole page a theme and color mode: class, `data-theme` and `data-color-mode` on the root element,
 * `theme-color` of the browser's bars. With `animate`, changed colors transition in 300 ms (Spec §9), unless the
 * member reduced motion.
 */
export function applyTheme(document: Document, name: PageTheme, mode: ColorMode, animate = false): void {
  const root = document.documentElement;
  const className = pageThemeClassName(name, mode);
  const { theme, colorMode } = root.dataset;
  // A page that starts with the right theme needs no new style calculation.
  if (root.classList.contains(className) && theme === name && colorMode === mode) return;
  if (animate) animateColors(root);
  for (const other of PAGE_THEMES) {
    for (const otherMode of COLOR_MODES) root.classList.remove(pageThemeClassName(other, otherMode));
  }
  root.classList.add(className);
  root.dataset.theme = name;
  root.dataset.colorMode = mode;
  const canvas = import.meta.env.VITE_RULES_IN_DOCUMENT
    ? getComputedStyle(root).getPropertyValue('--colors-canvas').trim()
    : PAGE_PALETTES[name][mode].canvas;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', canvas);
  }
}

function animateColors(root: HTMLElement): void {
  clearTimeout(switching);
  root.classList.add(SWITCHING_CLASS);
  switching = setTimeout(() => root.classList.remove(SWITCHING_CLASS), THEME_TRANSITION_MS);
}
