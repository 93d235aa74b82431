import { media } from './measures.ts';
import { PAGE_PALETTES } from './palettes/page-palettes.ts';
import type { ColorMode, PageTheme } from './palettes/theme-names.ts';
import { createTheme } from './stitches.config.ts';

/** The class that gives an element and its children the colors of a theme in a color mode. */
export function pageThemeClassName(name: PageTheme, mode: ColorMode): string {
  return createTheme(`theme-${name}-${mode}`, { colors: PAGE_PALETTES[name][mode] }).className;
}

/** The class of the latest call: a change that a newer one has overtaken is left out. */
let latest: string | undefined;

/**
 * Applies a theme and color mode to the page: class, `data-theme` and `data-color-mode` on the root element, and
 * `theme-color` of the browser's bars. With `animate`, the page fades to its new colors in 300 ms (Spec §9) unless the
 * member prefers reduced motion. The fade uses two snapshots, so the page is restyled once.
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
    // Restyles the page while control transitions are disabled, which would restyle it in every frame.
    getComputedStyle(root).getPropertyValue('--colors-canvas');
    delete root.dataset.recolored;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', PAGE_PALETTES[name][mode].canvas);
    }
  };
  const isFading = animate && matchMedia(media.motion).matches;
  // Older browsers switch immediately.
  if (!isFading || !('startViewTransition' in document)) change();
  // A fade that another one or a hidden tab cuts short rejects; the change itself is made.
  else document.startViewTransition(change).ready.catch(() => undefined);
}
