import { defaultDark, defaultLight } from './default.ts';
import { luxuryDark, luxuryLight } from './luxury.ts';
import { minimalDark, minimalLight } from './minimal.ts';
import type { Hex, Palette } from './palette.ts';

/** Concept themes (Spec §3 Theme). */
export const THEME_NAMES = ['default', 'luxury', 'minimal'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** Colour modes (Spec §3 Theme). */
export const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** The primary and secondary colour a theme is known by (Spec §9 Theme colours). */
export const BRAND_COLORS: Record<ThemeName, { primary: Hex; secondary: Hex }> = {
  default: { primary: '#0ea5e9', secondary: '#1e293b' },
  luxury: { primary: '#d4af37', secondary: '#1a237e' },
  minimal: { primary: '#ffffff', secondary: '#000000' },
};

export const PALETTES: Record<ThemeName, Record<ColorMode, Palette>> = {
  default: { light: defaultLight, dark: defaultDark },
  luxury: { light: luxuryLight, dark: luxuryDark },
  minimal: { light: minimalLight, dark: minimalDark },
};
