import { glitter, sea, volcano } from '../landscape.ts';
import { blend, fade, glow, mix } from '../paint.ts';
import { box, points, softDownTo, straight } from '../path.ts';
import { roundTree } from '../plants.ts';
import type { Brush } from '../scene.ts';
import { ellipse, filled, stroked } from '../shape.ts';
import { atmosphere, sky, stars, streaks, sun } from '../sky.ts';
import { createStamp, type Stamp, stamp } from '../stamp.ts';
import { type Drawing, element, group, type Point } from '../svg.ts';

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

/** A table for two by a window on the evening sea. */
export function seasideDinner(brush: Brush): Drawing {
  const { palette, random } = brush;
  const { ink, wall, wood, lamp, glow: light } = palette;
  const low: Point = [600, 336];
  return [
    sky(palette, 380),
    stars(random, 150, 24),
    streaks(palette, random, { from: 90, to: 330, count: 9 }),
    sun(palette, low, 36, 10),
    filled(
      softDownTo(points('760 380, 860 352, 960 334, 1080 352, 1220 372'), 381),
      blend(palette.hill.near, palette.haze),
    ),
    sea(palette, random, 380, 600),
    glitter(palette, random, low[0], 386, 580, 120),
    filled('M90 560L300 0H400L190 560zM800 560L1010 0h60L860 560z', '#ffffff', 0.05),
    filled(
      `${box(0, 0, 1200, 36)}${box(0, 0, 44, 800)}${box(1156, 0, 44, 800)}${box(0, 548, 1200, 252)}`,
      blend(mix(wall.shade, ink, 0.55), mix(wall.shade, ink, 0.35)),
    ),
    stroked('M400 36V548M800 36V548', mix(ink, wood.dark, 0.4), 8),
    filled(box(0, 540, 1200, 12), mix(wood.light, light, 0.2)),
    seat(brush, 56, 1),
    seat(brush, 1144, -1),
    filled(
      straight(points('236 600, 964 600, 1120 800, 80 800')),
      blend(mix(wall.lit, light, 0.15), mix(wall.lit, wall.shade, 0.5)),
    ),
    filled(
      straight(points('470 600, 730 600, 800 800, 400 800')),
      mix(palette.sea.near, wall.shade, 0.3),
      0.55,
    ),
    ellipse(
      600,
      650,
      420,
      110,
      glow([
        [0, lamp, 0.6],
        [1, lamp, 0],
      ]),
    ),
    plate(brush, 372, 700, 1),
    plate(brush, 828, 700, -1),
    platter(brush),
    glass(brush, 470, 668),
    glass(brush, 730, 668),
    candle(brush, 528, 646, 92),
    candle(brush, 676, 648, 76),
    atmosphere(palette, low),
  ];
}

function seat({ palette }: Brush, x: number, turn: number): Drawing {
  const at = (dx: number, y: number): Point => [x + dx * turn, y];
  return [
    element('path', {
      d: straight([at(0, 470), at(96, 452), at(126, 690), at(20, 720)]),
      fill: blend(palette.wood.base, mix(palette.wood.dark, palette.ink, 0.4), turn * 40),
      stroke: palette.wood.dark,
      'stroke-width': 18,
    }),
    filled(
      straight([at(20, 700), at(190, 676), at(220, 800), at(20, 800)]),
      blend(palette.wood.dark, mix(palette.wood.dark, palette.ink, 0.5)),
    ),
  ];
}

/** A plate with grilled fish, herbs and a slice of lemon; a fork and a knife beside it. */
function plate({ palette }: Brush, x: number, y: number, turn: number): Drawing {
  const { wall, ink, foliage } = palette;
  return group(
    { transform: `translate(${x} ${y})scale(${turn} 1)` },
    element('ellipse', { cy: 12, rx: 122, ry: 36, fill: ink, opacity: '.22' }),
    element('ellipse', { rx: 118, ry: 38, fill: blend('#ffffff', wall.shade) }),
    element('ellipse', { cy: -2, rx: 86, ry: 26, fill: blend(mix(wall.lit, '#ffffff', 0.4), '#ffffff') }),
    filled('M-62-2q46-34 100-6l24-16q-4 20 2 34l-26-10q-56 24-100-2z', blend('#f0a071', '#b95f45')),
    stroked('M-40-8l12 14M-20-13l13 18M2-14l12 17', '#8f4234', 3, 0.6),
    filled('M-30 16q14-18 30-4-8 14-30 4zM0 20q18-14 32 0-14 12-32 0z', foliage.light),
    ellipse(-64, 10, 15, 9, '#ffdc6b'),
    stroked('M-146-26l-22 66M146-26l24 66M154-26l24 66', mix(wall.lit, palette.glow, 0.2), 5),
  );
}

/** A platter of oysters in the middle. */
function platter({ palette, random }: Brush): Drawing {
  const shells = Array.from(
    { length: 7 },
    (_, i) =>
      [560 + (i % 4) * 30 + (i > 3 ? 14 : 0), 728 + (i > 3 ? 20 : 0) + random.between(-3, 3)] as const,
  );
  return [
    ellipse(604, 746, 104, 32, blend(palette.stone.light, palette.stone.dark)),
    filled(
      shells
        .map(([x, y]) => `M${Math.round(x - 16)} ${Math.round(y)}q14-18 32-2 2 14-14 16-16 0-18-14z`)
        .join(''),
      blend('#ffffff', palette.wall.shade),
    ),
    stroked(
      shells.map(([x, y]) => `M${Math.round(x - 6)} ${Math.round(y + 2)}h8`).join(''),
      mix(palette.accent, '#ffffff', 0.55),
      7,
    ),
  ];
}

function glass({ palette }: Brush, x: number, y: number): Drawing {
  return [
    ellipse(x, y, 24, 6, '#ffffff', 0.5),
    stroked(`M${x} ${y}v-56`, '#ffffff', 3, 0.7),
    filled(`M${x - 24} ${y - 128}q-6 66 24 74q30-8 24-74z`, fade('#ffffff', 0.42, 0.16)),
    filled(
      `M${x - 26} ${y - 96}q2 38 26 42q24-4 26-42z`,
      blend(mix(palette.lamp, '#ffffff', 0.2), palette.accent),
      0.85,
    ),
  ];
}

function candle({ palette }: Brush, x: number, y: number, height: number): Drawing {
  return [
    ellipse(x, y, 22, 6, palette.wood.dark),
    filled(box(x - 7, y - height, 14, height), blend('#fff6e4', mix('#fff6e4', palette.wall.shade, 0.35))),
    element('circle', {
      cx: x,
      cy: y - height - 16,
      r: 84,
      fill: glow([
        [0, palette.lamp, 0.75],
        [1, palette.lamp, 0],
      ]),
    }),
    filled(`M${x} ${y - height - 34}q12 18 6 28-6 8-12 0-6-10 6-28z`, '#fff3c9'),
  ];
}
