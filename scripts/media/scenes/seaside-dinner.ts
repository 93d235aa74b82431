import { blend, fade, glow, mix } from '../paint.ts';
import { box, points, softDownTo, straight } from '../path.ts';
import type { Brush } from '../scene.ts';
import { glitter, sea } from '../sea.ts';
import { ellipse, filled, stroked } from '../shape.ts';
import { atmosphere, sky, stars, streaks, sun } from '../sky.ts';
import { type Drawing, element, group, type Point } from '../svg.ts';

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
