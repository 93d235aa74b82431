import { glitter, sea, volcano } from '../landscape.ts';
import { blend, fade, glow, mix } from '../paint.ts';
import { box, softDownTo, straight } from '../path.ts';
import { roundTree } from '../plants.ts';
import type { Brush } from '../scene.ts';
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
    Array.from({ length: count }, (_, i) => stamp(fruit, from + i * gap + random.between(-5, 5), y + random.between(-7, 7), scale, random.chance(0.5)));
  return [
    sky(palette, 470),
    sun(palette, [900, 130], 34, 11),
    volcano(palette, [480, 440], 620, 190),
    element('path', { d: softDownTo([[-20, 430], [300, 402], [700, 424], [1220, 396]], 620), fill: blend(mix(palette.hill.near, palette.haze, 0.3), palette.ground.dark) }),
    group({ opacity: '.85' }, Array.from({ length: 11 }, (_, i) => stamp(tree, -10 + i * 122, 476 + (i % 2) * 12, 1.05, i % 2 === 0))),
    Array.from({ length: 8 }, (_, i) => stamp(tree, 20 + i * 166, 566 + (i % 2) * 10, 1.6, i % 2 === 1)),
    element('path', { d: box(0, 556, 1200, 244), fill: blend(wood.light, wood.base) }),
    element('path', { d: 'M0 604H1200M0 664H1200M0 736H1200', stroke: wood.dark, 'stroke-width': 2, opacity: '.35' }),
    element('path', { d: box(0, 552, 1200, 6), fill: mix(wood.light, '#ffffff', 0.35) }),
    element('ellipse', { cx: 610, cy: 742, rx: 400, ry: 26, fill: ink, opacity: '.28' }),
    element('path', { d: straight([[316, 470], [884, 470], [936, 540], [264, 540]]), fill: blend(wood.dark, mix(wood.dark, ink, 0.4)) }),
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
  const skin = glow([[0, mix(palette.accent, '#ffe9a8', 0.6)], [0.45, palette.accent], [1, mix(palette.accent, '#b3421c', 0.55)]]);
  return createStamp(
    element('ellipse', { cy: -38, rx: 44, ry: 39, fill: skin }),
    element('ellipse', { cx: -14, cy: -54, rx: 14, ry: 8, fill: '#ffffff', opacity: '.35', transform: 'rotate(-24 -14 -54)' }),
    element('path', { d: 'M2-74q-2-7 2-12', stroke: palette.wood.dark, 'stroke-width': 4, fill: 'none' }),
    element('path', { d: 'M4-80q20-26 50-14-20 24-50 14z', fill: blend(palette.foliage.light, palette.foliage.base) }),
  );
}

/** The front boards of the crate with their handle and a ribbon round them. */
function crate({ palette }: Brush): Drawing {
  const { wood, ink } = palette;
  const pale = mix(wood.light, '#fff2dc', 0.45);
  const board = (y: number) => straight([[262, y], [938, y], [932, y + 54], [268, y + 54]]);
  return [
    element('path', { d: straight([[262, 540], [938, 540], [916, 744], [284, 744]]), fill: mix(wood.dark, ink, 0.3) }),
    element('path', { d: board(540), fill: blend(pale, mix(pale, wood.base, 0.35)) }),
    element('path', { d: straight([[268, 604], [932, 604], [926, 660], [274, 660]]), fill: blend(pale, mix(pale, wood.base, 0.35)) }),
    element('path', { d: straight([[275, 670], [925, 670], [916, 744], [284, 744]]), fill: blend(pale, mix(pale, wood.base, 0.5)) }),
    element('path', { d: 'M540 566h120', stroke: wood.dark, 'stroke-width': 20 }),
    element('path', { d: 'M300 556v176M900 556v176', stroke: wood.base, 'stroke-width': 26, 'stroke-linecap': 'butt', opacity: '.55' }),
    element('path', { d: straight([[744, 540], [790, 540], [782, 744], [738, 744]]), fill: blend(palette.foliage.base, palette.foliage.shade) }),
    element('path', { d: 'M766 600q-74-54-86-8 0 34 86 8 86-54 92-6-2 32-92 6zM766 604l-44 74 24-4 14 20 12-88zM766 604l52 66-24 0-8 22-22-86z', fill: palette.foliage.base }),
    element('path', { d: 'M748 588h36v26h-36z', fill: palette.foliage.light }),
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
    element('path', { d: softDownTo([[760, 380], [860, 352], [960, 334], [1080, 352], [1220, 372]], 381), fill: blend(palette.hill.near, palette.haze) }),
    sea(palette, random, 380, 600),
    glitter(palette, random, low[0], 386, 580, 120),
    element('path', { d: 'M90 560L300 0H400L190 560zM800 560L1010 0h60L860 560z', fill: '#ffffff', opacity: '.05' }),
    element('path', { d: `${box(0, 0, 1200, 36)}${box(0, 0, 44, 800)}${box(1156, 0, 44, 800)}${box(0, 548, 1200, 252)}`, fill: blend(mix(wall.shade, ink, 0.55), mix(wall.shade, ink, 0.35)) }),
    element('path', { d: 'M400 36V548M800 36V548', stroke: mix(ink, wood.dark, 0.4), 'stroke-width': 8 }),
    element('path', { d: box(0, 540, 1200, 12), fill: mix(wood.light, light, 0.2) }),
    seat(brush, 56, 1),
    seat(brush, 1144, -1),
    element('path', { d: straight([[236, 600], [964, 600], [1120, 800], [80, 800]]), fill: blend(mix(wall.lit, light, 0.15), mix(wall.lit, wall.shade, 0.5)) }),
    element('path', { d: straight([[470, 600], [730, 600], [800, 800], [400, 800]]), fill: mix(palette.sea.near, wall.shade, 0.3), opacity: '.55' }),
    element('ellipse', { cx: 600, cy: 650, rx: 420, ry: 110, fill: glow([[0, lamp, 0.6], [1, lamp, 0]]) }),
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
    element('path', { d: straight([at(0, 470), at(96, 452), at(126, 690), at(20, 720)]), fill: blend(palette.wood.base, mix(palette.wood.dark, palette.ink, 0.4), turn * 40), stroke: palette.wood.dark, 'stroke-width': 18 }),
    element('path', { d: straight([at(20, 700), at(190, 676), at(220, 800), at(20, 800)]), fill: blend(palette.wood.dark, mix(palette.wood.dark, palette.ink, 0.5)) }),
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
    element('path', { d: 'M-62-2q46-34 100-6l24-16q-4 20 2 34l-26-10q-56 24-100-2z', fill: blend('#f0a071', '#b95f45') }),
    element('path', { d: 'M-40-8l12 14M-20-13l13 18M2-14l12 17', stroke: '#8f4234', 'stroke-width': 3, opacity: '.6' }),
    element('path', { d: 'M-30 16q14-18 30-4-8 14-30 4zM0 20q18-14 32 0-14 12-32 0z', fill: foliage.light }),
    element('ellipse', { cx: -64, cy: 10, rx: 15, ry: 9, fill: '#ffdc6b' }),
    element('path', { d: 'M-146-26l-22 66M146-26l24 66M154-26l24 66', stroke: mix(wall.lit, palette.glow, 0.2), 'stroke-width': 5 }),
  );
}

/** A platter of oysters in the middle. */
function platter({ palette, random }: Brush): Drawing {
  const shells = Array.from({ length: 7 }, (_, i) => [560 + (i % 4) * 30 + (i > 3 ? 14 : 0), 728 + (i > 3 ? 20 : 0) + random.between(-3, 3)] as const);
  return [
    element('ellipse', { cx: 604, cy: 746, rx: 104, ry: 32, fill: blend(palette.stone.light, palette.stone.dark) }),
    element('path', { d: shells.map(([x, y]) => `M${Math.round(x - 16)} ${Math.round(y)}q14-18 32-2 2 14-14 16-16 0-18-14z`).join(''), fill: blend('#ffffff', palette.wall.shade) }),
    element('path', { d: shells.map(([x, y]) => `M${Math.round(x - 6)} ${Math.round(y + 2)}h8`).join(''), stroke: mix(palette.accent, '#ffffff', 0.55), 'stroke-width': 7 }),
  ];
}

function glass({ palette }: Brush, x: number, y: number): Drawing {
  return [
    element('ellipse', { cx: x, cy: y, rx: 24, ry: 6, fill: '#ffffff', opacity: '.5' }),
    element('path', { d: `M${x} ${y}v-56`, stroke: '#ffffff', 'stroke-width': 3, opacity: '.7' }),
    element('path', { d: `M${x - 24} ${y - 128}q-6 66 24 74q30-8 24-74z`, fill: fade('#ffffff', 0.42, 0.16) }),
    element('path', { d: `M${x - 26} ${y - 96}q2 38 26 42q24-4 26-42z`, fill: blend(mix(palette.lamp, '#ffffff', 0.2), palette.accent), opacity: '.85' }),
  ];
}

function candle({ palette }: Brush, x: number, y: number, height: number): Drawing {
  return [
    element('ellipse', { cx: x, cy: y, rx: 22, ry: 6, fill: palette.wood.dark }),
    element('path', { d: box(x - 7, y - height, 14, height), fill: blend('#fff6e4', mix('#fff6e4', palette.wall.shade, 0.35)) }),
    element('circle', { cx: x, cy: y - height - 16, r: 84, fill: glow([[0, palette.lamp, 0.75], [1, palette.lamp, 0]]) }),
    element('path', { d: `M${x} ${y - height - 34}q12 18 6 28-6 8-12 0-6-10 6-28z`, fill: '#fff3c9' }),
  ];
}
