import { contrastRatio } from '../../../design/palettes/contrast.ts';
import {
  type ContrastPairs,
  GRAPHIC_PAIRS,
  LEAST_CONTRAST,
  TEXT_PAIRS,
} from '../../../design/palettes/contrast-pairs.ts';
import type { Hex, Palette } from '../../../design/palettes/palette.ts';
import { media, scales } from '../../../design/scales.ts';
import { config } from '../../../design/stitches.config.ts';

export type ScaleName = keyof typeof scales;
/** A token as the design knows it: `$space$4`, 1rem. */
export type TokenEntry = { name: string; value: string };

const entriesOf = (scale: Record<string, string | number>): TokenEntry[] =>
  Object.entries(scale).map(([name, value]) => ({ name, value: String(value) }));

/** Every scale of the design with its tokens, apart from the colours, which every theme has of its own. */
export const tokenScales = Object.keys(scales)
  .filter(isScale)
  .map((name) => ({
    name,
    tokens: entriesOf(scales[name]),
  }));

function isScale(name: string): name is ScaleName {
  return name in scales;
}

/** The conditions that styles can depend on: widths, pointer, motion, forced colours. */
export const conditions: readonly TokenEntry[] = entriesOf(media);

/** Names of the scales that the design system itself was made with: the pages above must have each of them. */
export const systemScales: readonly string[] = Object.keys(config.theme);

/** One pair of colours as they are used, and how well the one is seen on the other. */
export type ContrastFigure = {
  ink: keyof Palette;
  ground: keyof Palette;
  inkColor: Hex;
  groundColor: Hex;
  kind: keyof typeof LEAST_CONTRAST;
  ratio: number;
  passes: boolean;
};

/** Every pair of colours that the design uses on each other, weakest first (WCAG 2.2 AA). */
export function contrastFigures(palette: Palette): ContrastFigure[] {
  const figures = (kind: keyof typeof LEAST_CONTRAST, pairs: ContrastPairs) =>
    pairs.flatMap(([ink, grounds]) =>
      grounds.map((ground) => {
        const [inkColor, groundColor] = [palette[ink], palette[ground]];
        const ratio = contrastRatio(inkColor, groundColor);
        return { ink, ground, inkColor, groundColor, kind, ratio, passes: ratio >= LEAST_CONTRAST[kind] };
      }),
    );
  return [...figures('text', TEXT_PAIRS), ...figures('graphic', GRAPHIC_PAIRS)].toSorted(
    (one, other) => one.ratio / LEAST_CONTRAST[one.kind] - other.ratio / LEAST_CONTRAST[other.kind],
  );
}

/** The weakest contrast that a colour has as an ink; undefined for a colour that nothing is read in. */
export function weakestOf(
  color: keyof Palette,
  figures: readonly ContrastFigure[],
): ContrastFigure | undefined {
  return figures.find(({ ink }) => ink === color);
}
