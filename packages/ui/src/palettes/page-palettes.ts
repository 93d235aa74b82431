import { defaultDark, defaultLight } from './default.ts';
import { minimalDark, minimalLight } from './minimal.ts';
import type { Palette } from './palette.ts';
import type { ColorMode, PageTheme } from './theme-names.ts';

/** Colors of the themes that a page can have. */
export const PAGE_PALETTES: Record<PageTheme, Record<ColorMode, Palette>> = {
  default: { light: defaultLight, dark: defaultDark },
  minimal: { light: minimalLight, dark: minimalDark },
};
