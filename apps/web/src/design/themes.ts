import { pageThemeClassName } from './page-themes.ts';
import { PALETTES } from './palettes/palettes.ts';
import type { ColorMode, ThemeName } from './palettes/theme-names.ts';
import { createTheme } from './stitches.config.ts';

const luxury = {
  light: createTheme('theme-luxury-light', { colors: PALETTES.luxury.light }),
  dark: createTheme('theme-luxury-dark', { colors: PALETTES.luxury.dark }),
};

/** The class that gives an element and its children the colors of any theme, including the planned one. */
export function themeClassName(name: ThemeName, mode: ColorMode): string {
  return name === 'luxury' ? luxury[mode].className : pageThemeClassName(name, mode);
}
