import { media } from './measures.ts';
import { PAGE_PALETTES } from './palettes/page-palettes.ts';
import type { ColorMode, PageTheme } from './palettes/theme-names.ts';
import { createTheme } from './stitches.config.ts';

/** Returns the class that applies a theme's colors in a color mode to an element and its children. */
export function pageThemeClassName(name: PageTheme, mode: ColorMode): string {
  return createTheme(`theme-${name}-${mode}`, { colors: PAGE_PALETTES[name][mode] }).className;
}

/** Class of the latest change. An earlier change that has not run yet is skipped. */
let latest: string | undefined;

/**
 * Applies a theme and color mode to the page: class, `data-theme` and `data-color-mode` of the root element, and the
 * browser's `theme-color`. With `animate`, the page fades to its new colors in 300 ms (spec §9), unless the member
 * prefers reduced motion. The fade uses two snapshots, so the page is restyled once.
 */
export function applyTheme(document: Document, name: PageTheme, mode: ColorMode, animate = false): void {
  const root = document.documentElement;
  const className = pageThemeClassName(name, mode);
  const { theme, colorMode } = root.dataset;
  latest = className;
  // A page that already has the right theme needs no style recalculation.
  if (root.className === className && theme === name && colorMode === mode) return;
  const change = () => {
    if (latest !== className) return;
    root.dataset.recolored = '';
    root.className = className;
    root.dataset.theme = name;
    root.dataset.colorMode = mode;
    // Restyles the page while the transitions of controls are disabled. Otherwise, they would restyle it in every
    // frame.
    getComputedStyle(root).getPropertyValue('--colors-canvas');
    delete root.dataset.recolored;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', PAGE_PALETTES[name][mode].canvas);
    }
  };
  const isFading = animate && matchMedia(media.motion).matches;
  // Older browsers switch immediately.
  if (!isFading || !('startViewTransition' in document)) change();
  // `ready` rejects if another fade or a hidden tab interrupts this one. The change still applies.
  else document.startViewTransition(change).ready.catch(() => undefined);
}
