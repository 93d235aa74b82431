import { CHART_TONES } from '../charts/chart-tone.ts';
import type { Palette } from './palette.ts';

type Color = keyof Palette;
/** Foreground colors, each with all backgrounds on which it is used. */
export type ContrastPairs = readonly (readonly [ink: Color, grounds: readonly Color[]])[];

/** Min contrast of text, and of outlines, focus rings and graphics (WCAG 2.2 AA). */
export const MIN_CONTRAST = { text: 4.5, graphic: 3 } as const;

const SURFACES: readonly Color[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'];
const SOFT: readonly Color[] = ['primarySoft', 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft'];

/** Text and background color pairs. */
export const TEXT_PAIRS: ContrastPairs = [
  ['text', [...SURFACES, ...SOFT]],
  ['textMuted', [...SURFACES, ...SOFT]],
  ['primaryText', [...SURFACES, 'primarySoft']],
  ['accentText', [...SURFACES, 'accentSoft']],
  ['successText', [...SURFACES, 'successSoft']],
  ['warningText', [...SURFACES, 'warningSoft']],
  ['dangerText', [...SURFACES, 'dangerSoft']],
  ['blueText', SURFACES],
  ['onPrimary', ['primary']],
  ['onAction', ['action', 'actionHover']],
  ['onSecondary', ['secondary', 'secondaryHover']],
  ['onAccent', ['accent']],
  ['onSuccess', ['success']],
  ['onWarning', ['warning']],
  ['onDanger', ['danger', 'dangerHover']],
];

/** Graphic and background color pairs: outlines of controls, focus rings, the action button, charts. */
export const GRAPHIC_PAIRS: ContrastPairs = [
  ['borderStrong', [...SURFACES, ...SOFT]],
  ['focus', [...SURFACES, ...SOFT]],
  ['action', SURFACES],
  ...CHART_TONES.map((chart) => [chart, SURFACES] as const),
];
