import type { Palette } from './palettes/palette.ts';
import { COLOR_MODES, type ColorMode, PALETTES, THEME_NAMES, type ThemeName } from './palettes/palettes.ts';
import { THEME_TRANSITION_MS } from './scales.ts';
import { createTheme } from './stitches.config.ts';

const themeOf = (name: ThemeName, mode: ColorMode) =>
  createTheme(`theme-${name}-${mode}`, { colors: PALETTES[name][mode] satisfies Palette });

const THEMES = {
  default: { light: themeOf('default', 'light'), dark: themeOf('default', 'dark') },
  luxury: { light: themeOf('luxury', 'light'), dark: themeOf('luxury', 'dark') },
  minimal: { light: themeOf('minimal', 'light'), dark: themeOf('minimal', 'dark') },
};

const SWITCHING_CLASS = 'theme-switching';

/** The class that gives an element and what is in it the colours of a theme in a colour mode. */
export function themeClassName(name: ThemeName, mode: ColorMode): string {
  return THEMES[name][mode].className;
}

/** What ends the crossing over that is under way. */
let switching: ReturnType<typeof setTimeout> | undefined;

/**
 * Gives the whole page a theme and colour mode: class, `data-theme` and `data-color-mode` on the root element,
 * `theme-color` of the browser's own bars. With `animate`, colours that change cross over in 300 ms (Spec §9), unless the
 * member reduced motion.
 */
export function applyTheme(document: Document, name: ThemeName, mode: ColorMode, animate = false): void {
  const root = document.documentElement;
  const className = themeClassName(name, mode);
  if (animate && !root.classList.contains(className)) crossOver(root);
  for (const other of THEME_NAMES) {
    for (const otherMode of COLOR_MODES) root.classList.remove(themeClassName(other, otherMode));
  }
  root.classList.add(className);
  root.dataset.theme = name;
  root.dataset.colorMode = mode;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', PALETTES[name][mode].canvas);
  }
}

function crossOver(root: HTMLElement): void {
  clearTimeout(switching);
  root.classList.add(SWITCHING_CLASS);
  switching = setTimeout(() => root.classList.remove(SWITCHING_CLASS), THEME_TRANSITION_MS);
}
