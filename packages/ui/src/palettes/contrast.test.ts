import { describe, expect, it } from 'vitest';
import { CHART_TONES } from '../display/chart-tone.ts';
import type { Hex, Palette } from './palette.ts';
import { BRAND_COLORS, COLOR_MODES, PALETTES, THEME_NAMES } from './palettes.ts';

type Color = keyof Palette;
/** Foreground colors, each with all backgrounds on which it is used. */
type ContrastPairs = readonly (readonly [ink: Color, grounds: readonly Color[]])[];

/** Min contrast of text, and of outlines, focus rings and graphics (WCAG 2.2 AA). */
const MIN_CONTRAST = { text: 4.5, graphic: 3 } as const;

// The pairs follow from the names, so that a new color is checked without a new line here.
const COLORS = listColors(PALETTES.default.light);
const SURFACES = COLORS.filter((name) => name === 'canvas' || name.startsWith('surface'));
const SOFT = COLORS.filter((name) => name.endsWith('Soft'));
const INKS = COLORS.filter((name) => /^text|Text$/.test(name));
const LABELS = COLORS.filter((name) => /^on[A-Z]/.test(name));

/** Text and background color pairs: `xText` on surfaces and `xSoft`, `onX` on `x` and `xHover`, `text` on all. */
const TEXT_PAIRS: ContrastPairs = [
  ...INKS.map((ink): ContrastPairs[number] => {
    const own = SOFT.filter((soft) => ink.startsWith('text') || soft === ink.replace(/Text$/, 'Soft'));
    return [ink, [...SURFACES, ...own]];
  }),
  ...LABELS.map((label): ContrastPairs[number] => {
    const ground = label.charAt(2).toLowerCase() + label.slice(3);
    return [label, COLORS.filter((name) => name === ground || name === `${ground}Hover`)];
  }),
];

/** Graphic and background color pairs: outlines of controls, focus rings, the action button, charts. */
const GRAPHIC_PAIRS: ContrastPairs = [
  ['borderStrong', [...SURFACES, ...SOFT]],
  ['focus', [...SURFACES, ...SOFT]],
  ['action', SURFACES],
  ...CHART_TONES.map((chart) => [chart, SURFACES] as const),
];

/** Colors that need no contrast: hairlines, and the shade that is mixed with transparency. */
const DECORATIVE: readonly Color[] = ['border', 'shade'];

function listColors(palette: Palette): Color[] {
  return Object.keys(palette).filter((name): name is Color => name in palette);
}

/** Returns red, green and blue of a `#rrggbb` color as linear light, from 0 to 1. */
function linearRgb(color: Hex): [number, number, number] {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Returns the WCAG 2 contrast ratio of two colors, from 1 (none) to 21 (black on white). */
function contrastRatio(one: Hex, other: Hex): number {
  const luminance = (color: Hex) => {
    const [red, green, blue] = linearRgb(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Triple = [number, number, number];

/** Full color vision and the three dichromacies. */
const COLOR_VISIONS = ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
type ColorVision = (typeof COLOR_VISIONS)[number];

// Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
const SIMULATION: Record<ColorVision, [Triple, Triple, Triple]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * Returns the perceived difference of two colors for a type of color vision, as CIE76 distance in L*a*b*. About 2.3 is
 * just noticeable.
 */
function seenDistance(one: Hex, other: Hex, vision: ColorVision): number {
  const [l1, a1, b1] = seenLab(one, vision);
  const [l2, a2, b2] = seenLab(other, vision);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

function seenLab(color: Hex, vision: ColorVision): Triple {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const [red, green, blue] = multiply(SIMULATION[vision], linearRgb(color));
  const [x, y, z] = multiply(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    [clamp(red), clamp(green), clamp(blue)],
  );
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x / 0.95047) - f(y)), 200 * (f(y) - f(z / 1.08883))];
}

function multiply(matrix: [Triple, Triple, Triple], [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

const CHARTS: readonly (keyof Palette)[] = CHART_TONES;

/** About five times the smallest noticeable difference. Slices also have gaps and an ordered legend. */
const LEAST_CHART_DISTANCE = 12;

const variants = THEME_NAMES.flatMap((theme) => COLOR_MODES.map((mode) => ({ theme, mode })));

function tooFaint(palette: Palette, pairs: ContrastPairs, minRatio: number): string[] {
  return pairs.flatMap(([ink, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrastRatio(palette[ink], palette[ground]) }))
      .filter(({ ratio }) => ratio < minRatio)
      .map(({ ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

describe.each(variants)('colors of the $theme theme in $mode mode', ({ theme, mode }) => {
  const palette = PALETTES[theme][mode];

  it('include readable text on every surface (4.5:1)', () => {
    expect(tooFaint(palette, TEXT_PAIRS, MIN_CONTRAST.text)).toEqual([]);
  });

  it('include visible control outlines, focus rings, action buttons and charts (3:1)', () => {
    expect(tooFaint(palette, GRAPHIC_PAIRS, MIN_CONTRAST.graphic)).toEqual([]);
  });

  it.each(COLOR_VISIONS)('include six distinct chart colors for %s color vision', (vision) => {
    const alike = CHARTS.flatMap((one, index) =>
      CHARTS.slice(index + 1)
        .map((other) => ({
          pair: `${one} ~ ${other}`,
          seen: seenDistance(palette[one], palette[other], vision),
        }))
        .filter(({ seen }) => seen < LEAST_CHART_DISTANCE)
        .map(({ pair, seen }) => `${pair}: ${seen.toFixed(1)}`),
    );
    expect(alike).toEqual([]);
  });
});

it.each(variants)(
  'uses the primary and secondary colors of Spec §9 in the $theme theme in $mode mode',
  ({ theme, mode }) => {
    const { primary, secondary } = PALETTES[theme][mode];
    const documented = BRAND_COLORS[theme];
    const isSwapped = theme === 'minimal' && mode === 'light';
    expect([primary, secondary]).toEqual(
      isSwapped ? [documented.secondary, documented.primary] : [documented.primary, documented.secondary],
    );
  },
);

it.each(variants)(
  'labels the action button in white in the $theme theme in $mode mode',
  ({ theme, mode }) => {
    const { action, onAction } = PALETTES[theme][mode];
    // The minimal theme's white primary in dark mode has black text (decision 27).
    const isWhite = theme === 'minimal' && mode === 'dark';
    expect({ action: isWhite ? action : undefined, onAction }).toEqual(
      isWhite ? { action: '#ffffff', onAction: '#000000' } : { action: undefined, onAction: '#ffffff' },
    );
  },
);

it('pairs every color, and every label with its ground', () => {
  const pairs = [...TEXT_PAIRS, ...GRAPHIC_PAIRS];
  const paired = new Set([...pairs.flatMap(([ink, grounds]) => [ink, ...grounds]), ...DECORATIVE]);
  expect(COLORS.filter((name) => !paired.has(name))).toEqual([]);
  expect(pairs.filter(([, grounds]) => grounds.length === 0)).toEqual([]);
});

it('computes the contrast ratios published by WCAG', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastRatio('#0ea5e9', '#1e293b')).toBeCloseTo(5.3, 1);
});
