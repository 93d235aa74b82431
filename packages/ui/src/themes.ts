import { pageThemeClassName } from './page-themes.ts';
import { PALETTES } from './palettes/palettes.ts';
import type { ColorMode, ThemeName } from './palettes/theme-names.ts';
import { createTheme } from './stitches.config.ts';

const luxury = {
  light: createTheme('theme-luxury-light', { colors: PALETTES.luxury.light }),
  dark: createTheme('theme-luxury-dark', { colors: PALETTES.luxury.dark }),
};

/** Returns the class that applies any theme's colors to an element and its children, including the planned theme. */
export function themeClassName(name: ThemeName, mode: ColorMode): string {
  return name === 'luxury' ? luxury[mode].className : pageThemeClassName(name, mode);
}
