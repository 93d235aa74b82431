import { volcano } from '../hills.ts';
import { blend, glow, mix } from '../paint.ts';
import { box, points, softDownTo, straight } from '../path.ts';
import { roundTree } from '../plants/trees.ts';
import type { Brush } from '../scene.ts';
import { ellipse, filled, stroked } from '../shape.ts';
import { atmosphere, sky, sun } from '../sky.ts';
import { createStamp, type Stamp, stamp } from '../stamp.ts';
import { type Drawing, element, group } from '../svg.ts';

/** A box of tangerines on a table before the orchard. */
export function tangerineBox(brush: Brush): Drawing {
  const { palette, random } = brush;
  const { wood, ink } = palette;
  const tree = roundTree(palette, random, palette.accent);
  const fruit = tangerine(brush);
  const row = (y: number, from: number, count: number, gap: number, scale: number) =>
    Array.from({ length: count }, (_, i) =>
      stamp(
        fruit,
        from + i * gap + random.between(-5, 5),
        y + random.between(-7, 7),
        scale,
        random.chance(0.5),
      ),
    );
  return [
    sky(palette, 470),
    sun(palette, [900, 130], 34, 11),
    volcano(palette, [480, 440], 620, 190),
    filled(
      softDownTo(points('-20 430, 300 402, 700 424, 1220 396'), 620),
      blend(mix(palette.hill.near, palette.haze, 0.3), palette.ground.dark),
    ),
    group(
      { opacity: '.85' },
      Array.from({ length: 11 }, (_, i) => stamp(tree, -10 + i * 122, 476 + (i % 2) * 12, 1.05, i % 2 === 0)),
    ),
    Array.from({ length: 8 }, (_, i) => stamp(tree, 20 + i * 166, 566 + (i % 2) * 10, 1.6, i % 2 === 1)),
    filled(box(0, 556, 1200, 244), blend(wood.light, wood.base)),
    stroked('M0 604H1200M0 664H1200M0 736H1200', wood.dark, 2, 0.35),
    filled(box(0, 552, 1200, 6), mix(wood.light, '#ffffff', 0.35)),
    ellipse(610, 742, 400, 26, ink, 0.28),
    filled(
      straight(points('316 470, 884 470, 936 540, 264 540')),
      blend(wood.dark, mix(wood.dark, ink, 0.4)),
    ),
    row(494, 352, 9, 62, 0.82),
    row(456, 400, 7, 68, 0.84),
    row(530, 322, 9, 70, 0.94),
    row(486, 366, 8, 68, 0.9),
    crate(brush),
    stamp(fruit, 190, 706, 1.12),
    stamp(fruit, 1020, 716, 1.16, true),
    stamp(fruit, 1106, 690, 1.02),
    atmosphere(palette, [900, 130]),
  ];
}

/** A tangerine, 90 units wide, its middle at 0, -40, with a leaf. */
function tangerine({ palette }: Brush): Stamp {
  const skin = glow([
    [0, mix(palette.accent, '#ffe9a8', 0.6)],
    [0.45, palette.accent],
    [1, mix(palette.accent, '#b3421c', 0.55)],
  ]);
  return createStamp(
    element('ellipse', { cy: -38, rx: 44, ry: 39, fill: skin }),
    element('ellipse', {
      cx: -14,
      cy: -54,
      rx: 14,
      ry: 8,
      fill: '#ffffff',
      opacity: '.35',
      transform: 'rotate(-24 -14 -54)',
    }),
    stroked('M2-74q-2-7 2-12', palette.wood.dark, 4),
    filled('M4-80q20-26 50-14-20 24-50 14z', blend(palette.foliage.light, palette.foliage.base)),
  );
}

/** The front boards of the crate with their handle and a ribbon round them. */
function crate({ palette }: Brush): Drawing {
  const { wood, ink } = palette;
  const pale = mix(wood.light, '#fff2dc', 0.45);
  const board = (y: number) =>
    straight([
      [262, y],
      [938, y],
      [932, y + 54],
      [268, y + 54],
    ]);
  return [
    filled(straight(points('262 540, 938 540, 916 744, 284 744')), mix(wood.dark, ink, 0.3)),
    filled(board(540), blend(pale, mix(pale, wood.base, 0.35))),
    filled(straight(points('268 604, 932 604, 926 660, 274 660')), blend(pale, mix(pale, wood.base, 0.35))),
    filled(straight(points('275 670, 925 670, 916 744, 284 744')), blend(pale, mix(pale, wood.base, 0.5))),
    stroked('M540 566h120', wood.dark, 20),
    element('path', {
      d: 'M300 556v176M900 556v176',
      stroke: wood.base,
      'stroke-width': 26,
      'stroke-linecap': 'butt',
      opacity: '.55',
    }),
    filled(
      straight(points('744 540, 790 540, 782 744, 738 744')),
      blend(palette.foliage.base, palette.foliage.shade),
    ),
    filled(
      'M766 600q-74-54-86-8 0 34 86 8 86-54 92-6-2 32-92 6zM766 604l-44 74 24-4 14 20 12-88zM766 604l52 66-24 0-8 22-22-86z',
      palette.foliage.base,
    ),
    filled('M748 588h36v26h-36z', palette.foliage.light),
  ];
}
