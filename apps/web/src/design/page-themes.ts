import { media } from './measures.ts';
import { PAGE_PALETTES } from './palettes/page-palettes.ts';
import type { ColorMode, PageTheme } from './palettes/theme-names.ts';
import { createTheme } from './stitches.config.ts';

/** The class that gives an element and its children the colors of a theme in a color mode. */
export function pageThemeClassName(name: PageTheme, mode: ColorMode): string {
  const className = `theme-${name}-${mode}`;
  return import.meta.env.VITE_RULES_IN_DOCUMENT
    ? className
    : createTheme(className, { colors: PAGE_PALETTES[name][mode] }).className;
}

/** The class of the latest call: a change that a newer one has overtaken is left out. */
let latest: string | undefined;

/**
 * Gives the whole page a theme and color mode: class, `data-theme` and `data-color-mode` on the root element,
 * `theme-color` of the browser's bars. With `animate` the page fades to its new colors in 300 ms (Spec §9), unless the
 * member reduced motion: two pictures of it, so that the page itself gets its new style once.
 */
export function applyTheme(document: Document, name: PageTheme, mode: ColorMode, animate = false): void {
  const root = document.documentElement;
  const className = pageThemeClassName(name, mode);
  const { theme, colorMode } = root.dataset;
  latest = className;
  // A page that starts with the right theme needs no new style calculation.
  if (root.className === className && theme === name && colorMode === mode) return;
  const change = () => {
    if (latest !== className) return;
    root.dataset.recolored = '';
    root.className = className;
    root.dataset.theme = name;
    root.dataset.colorMode = mode;
    // Styles the page while no control's own transition may start: they would style it again in every frame.
    const styled = getComputedStyle(root).getPropertyValue('--colors-canvas').trim();
    delete root.dataset.recolored;
    const canvas = import.meta.env.VITE_RULES_IN_DOCUMENT ? styled : PAGE_PALETTES[name][mode].canvas;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', canvas);
    }
  };
  const isFading = animate && matchMedia(media.motion).matches;
  // Older browsers change at once.
  if (!isFading || !('startViewTransition' in document)) change();
  // A fade that another one or a hidden tab cuts short rejects; the change itself is made.
  else document.startViewTransition(change).ready.catch(() => undefined);
}
