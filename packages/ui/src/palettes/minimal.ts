import type { Palette } from './palette.ts';
import { sharedDark, sharedLight } from './shared.ts';

// A white primary color would be invisible on a white page, so light mode swaps the white and black of spec §9
// (decision 27).

export const minimalLight: Palette = {
  ...sharedLight,
  canvas: '#ffffff',
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f4f4f4',
  border: '#e4e4e4',
  borderStrong: '#858585',
  text: '#0a0a0a',
  textMuted: '#5a5a5a',
  primary: '#000000',
  onPrimary: '#ffffff',
  primarySoft: '#f0f0f0',
  primaryText: '#000000',
  action: '#000000',
  actionHover: '#2b2b2b',
  onAction: '#ffffff',
  secondary: '#ffffff',
  secondaryHover: '#ececec',
  onSecondary: '#000000',
  accent: '#000000',
  onAccent: '#ffffff',
  accentSoft: '#ececec',
  accentText: '#1f1f1f',
  focus: '#000000',
};

export const minimalDark: Palette = {
  ...sharedDark,
  canvas: '#0d0d0f',
  surface: '#151517',
  surfaceRaised: '#1f1f22',
  surfaceSunken: '#111113',
  border: '#2d2d31',
  borderStrong: '#7a7a80',
  text: '#f4f4f5',
  textMuted: '#b0b0b6',
  primary: '#ffffff',
  onPrimary: '#000000',
  primarySoft: '#29292d',
  primaryText: '#ffffff',
  action: '#ffffff',
  actionHover: '#dcdcdf',
  onAction: '#000000',
  secondary: '#000000',
  secondaryHover: '#29292d',
  onSecondary: '#ffffff',
  accent: '#ffffff',
  onAccent: '#000000',
  accentSoft: '#2c2c30',
  accentText: '#f0f0f1',
  focus: '#ffffff',
};
