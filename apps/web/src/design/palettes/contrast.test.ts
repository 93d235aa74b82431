import { describe, expect, it } from 'vitest';
import { CHART_TONES } from '../charts/chart-tone.ts';
import { COLOR_VISIONS, seenDistance } from './color-vision.ts';
import { contrastRatio } from './contrast.ts';
import { type ContrastPairs, GRAPHIC_PAIRS, LEAST_CONTRAST, TEXT_PAIRS } from './contrast-pairs.ts';
import type { Palette } from './palette.ts';
import { BRAND_COLORS, COLOR_MODES, PALETTES, THEME_NAMES } from './palettes.ts';

const CHARTS: readonly (keyof Palette)[] = CHART_TONES;

/** About five times what the eye just notices; slices also have gaps and a legend in their order. */
const LEAST_CHART_DISTANCE = 12;

const variants = THEME_NAMES.flatMap((theme) => COLOR_MODES.map((mode) => ({ theme, mode })));

function tooFaint(palette: Palette, pairs: ContrastPairs, least: number): string[] {
  return pairs.flatMap(([ink, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrastRatio(palette[ink], palette[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

describe.each(variants)('colours of the $theme theme in $mode mode', ({ theme, mode }) => {
  const palette = PALETTES[theme][mode];

  it('text reads on every surface it stands on (4.5:1)', () => {
    expect(tooFaint(palette, TEXT_PAIRS, LEAST_CONTRAST.text)).toEqual([]);
  });

  it('outlines of controls, focus rings and charts can be seen (3:1)', () => {
    expect(tooFaint(palette, GRAPHIC_PAIRS, LEAST_CONTRAST.graphic)).toEqual([]);
  });

  it.each(COLOR_VISIONS)('charts tell their six colours apart with %s colour vision', (vision) => {
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

it('the action colour of each theme is a colour of Spec §9', () => {
  for (const { theme, mode } of variants) {
    expect(Object.values(BRAND_COLORS[theme])).toContain(PALETTES[theme][mode].primary);
  }
});

it('computes the ratios WCAG publishes', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastRatio('#0ea5e9', '#1e293b')).toBeCloseTo(5.3, 1);
});
