import type { Hex } from './palette.ts';

/** Concept themes (Spec §3 Theme). */
export const THEME_NAMES = ['default', 'luxury', 'minimal'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** Themes that the page supports. Planned themes are only announced. Spec §4 Theme */
export const PAGE_THEMES = ['default', 'minimal'] as const satisfies readonly ThemeName[];
export type PageTheme = (typeof PAGE_THEMES)[number];

/** Color modes (Spec §3 Theme). */
export const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Primary and secondary color of each theme (Spec §9 Theme colors). */
export const BRAND_COLORS: Record<ThemeName, { primary: Hex; secondary: Hex }> = {
  default: { primary: '#0ea5e9', secondary: '#1e293b' },
  luxury: { primary: '#d4af37', secondary: '#1a237e' },
  minimal: { primary: '#ffffff', secondary: '#000000' },
};
