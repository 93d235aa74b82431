import { fade, glow, gradient } from './paint.ts';
import type { Palette } from './palettes.ts';
import { box, dash, soft } from './path.ts';
import type { Random } from './random.ts';
import { ellipse, filled, stroked } from './shape.ts';
import type { Drawing, Point } from './svg.ts';

/** The sea from the horizon at `top` down to `bottom`, with swell lines that widen towards the viewer. */
export function sea(palette: Palette, random: Random, top: number, bottom = 800): Drawing {
  const { far, mid, near, glint } = palette.sea;
  let lines = '';
  let broad = '';
  for (let i = 0; i < Math.min(26, (bottom - top) / 10); i++) {
    const depth = random.next() ** 1.5;
    const y = top + 8 + depth * (bottom - top - 12);
    const width = random.between(20, 70) + depth * random.between(40, 190);
    if (depth < 0.35) lines += dash(random.between(-60, 1180), y, width);
    else broad += dash(random.between(-60, 1180), y, width);
  }
  return [
    filled(
      box(0, top, 1200, bottom - top),
      gradient([
        [0, far],
        [0.3, mid],
        [1, near],
      ]),
    ),
    stroked(lines, glint, 1.5, 0.3),
    stroked(broad, glint, 3, 0.18),
  ];
}

/** The sun's path of light on the sea below `x`, opening towards the viewer. */
export function glitter(
  palette: Palette,
  random: Random,
  x: number,
  top: number,
  bottom: number,
  spread = 150,
): Drawing {
  const rows = Math.min(20, Math.round((bottom - top) / 12));
  let fine = '';
  let broad = '';
  for (let i = 0; i < rows; i++) {
    const depth = (i / rows) ** 1.35;
    const y = top + 5 + depth * (bottom - top);
    const reach = 26 + spread * depth;
    for (let part = 0; part < 2; part++) {
      const width = random.between(0.25, 1) * reach * (part === 0 ? 1 : 0.5);
      const piece = dash(x + random.between(-0.8, 0.8) * reach - width / 2, y + random.between(-3, 3), width);
      if (depth < 0.3) fine += piece;
      else broad += piece;
    }
  }
  const stroke = palette.sea.glint;
  return [
    ellipse(x, (top + bottom) / 2, spread * 1.9, (bottom - top) * 0.56, shimmer(palette)),
    stroked(fine, stroke, 2.4, 0.85),
    stroked(broad, stroke, 4.5, 0.7),
  ];
}

function shimmer(palette: Palette) {
  return glow([
    [0, palette.glow, 0.5],
    [0.5, palette.glow, 0.2],
    [1, palette.glow, 0],
  ]);
}

/** Shallow water and two lines of foam along a shore line. */
export function surf(palette: Palette, shore: readonly Point[], depth: number): Drawing {
  const lower = (by: number, sway: number) =>
    shore.map(([x, y], i): Point => [x, y + by + (i % 2 === 0 ? sway : -sway)]);
  return [
    filled(soft([...shore, ...lower(depth, 5).toReversed()], true), fade(palette.sea.glint, 0.5, 0)),
    stroked(soft(lower(4, 2)) + soft(lower(depth * 0.45, 5)), '#ffffff', Math.max(2, depth / 14), 0.75),
  ];
}
