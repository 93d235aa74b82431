import { luxuryDark, luxuryLight } from './luxury.ts';
import { PAGE_PALETTES } from './page-palettes.ts';
import type { Palette } from './palette.ts';
import type { ColorMode, ThemeName } from './theme-names.ts';

// Theme names are in a separate module, because the first page needs only them.
export { BRAND_COLORS, COLOR_MODES, type ColorMode, THEME_NAMES, type ThemeName } from './theme-names.ts';

export const PALETTES: Record<ThemeName, Record<ColorMode, Palette>> = {
  ...PAGE_PALETTES,
  luxury: { light: luxuryLight, dark: luxuryDark },
};
