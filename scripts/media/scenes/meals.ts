import { blend, blendAcross, glow, mix } from '../paint.ts';
import { box, points, straight } from '../path.ts';
import type { Brush } from '../scene.ts';
import { glitter, sea } from '../sea.ts';
import { ellipse, filled, stroked } from '../shape.ts';
import { atmosphere, clouds, sky, stars, streaks, sun } from '../sky.ts';
import { skyline } from '../skyline.ts';
import { stamp } from '../stamp.ts';
import type { Drawing, Point } from '../svg.ts';
import { yacht } from '../yacht.ts';

const horizon = 390;
const low: Point = [880, 300];

type Part = (brush: Brush) => Drawing;

/** A meal on a table before a view. */
function before(view: Part, meal: Part): (brush: Brush) => Drawing {
  return (brush) => {
    const { palette } = brush;
    const { wood } = palette;
    return [
      view(brush),
      filled(box(0, 540, 1200, 260), blend(mix(wood.base, wood.dark, 0.3), wood.dark)),
      stroked('M0 600H1200M0 672H1200M0 752H1200', mix(wood.dark, palette.ink, 0.5), 3, 0.5),
      filled(box(0, 536, 1200, 7), wood.light),
      ellipse(
        600,
        650,
        480,
        130,
        glow([
          [0, palette.lamp, 0.5],
          [1, palette.lamp, 0],
        ]),
      ),
      meal(brush),
      atmosphere(palette, low),
    ];
  };
}

const overSea: Part = ({ palette, random }) => [
  sky(palette, horizon),
  streaks(palette, random, { from: 90, to: 330, count: 8 }),
  sun(palette, low, 34, 10),
  sea(palette, random, horizon, 560),
  glitter(palette, random, low[0], horizon + 6, 550, 110),
];

const overMarina: Part = (brush) => {
  const { palette, random } = brush;
  const boat = yacht(palette);
  return [
    sky(palette, horizon),
    sun(palette, low, 34, 10),
    clouds(palette, random, { from: 100, to: 330, count: 3 }),
    sea(palette, random, horizon, 560),
    stamp(boat, 190, 470, 0.8),
    stamp(boat, 480, 450, 0.62, true),
    stamp(boat, 1010, 486, 0.95),
  ];
};

const overSeoul: Part = (brush) => {
  const { palette, random } = brush;
  return [
    sky(palette, 560),
    stars(random, 220, 40),
    skyline(brush, 470, mix(palette.hill.far, palette.haze, 0.2), 120),
    skyline(brush, 545, mix(palette.hill.near, palette.ink, 0.45), 190),
  ];
};

const dish = (brush: Brush, x: number, y: number, width: number): Drawing => [
  ellipse(x, y + 14, width + 6, width * 0.27, brush.palette.ink, 0.3),
  ellipse(x, y, width, width * 0.26, blend('#ffffff', brush.palette.wall.shade)),
  ellipse(x, y - 3, width * 0.78, width * 0.18, blend(brush.palette.wall.base, '#ffffff')),
];

const steam = (x: number, y: number): Drawing =>
  stroked(`M${x} ${y}q-24-38 4-74t0-78M${x + 90} ${y - 8}q26-38-2-72t4-70`, '#ffffff', 10, 0.35);

/** Pork belly over charcoal, side dishes round it. */
export const charcoalGrill = before(overSea, (brush) => {
  const { palette } = brush;
  const slice = (x: number, y: number): Drawing => [
    filled(`M${x} ${y}q60-26 120-6l10 34q-66 24-124 2z`, blend('#e9a184', '#b4593f')),
    stroked(`M${x + 14} ${y + 6}q48-18 98-4M${x + 16} ${y + 24}q50-14 100-2`, '#fbe6d6', 7, 0.8),
  ];
  return [
    dish(brush, 210, 650, 96),
    filled('M150 640q60-40 120 0-60 22-120 0z', palette.foliage.light),
    dish(brush, 1000, 660, 100),
    filled('M940 650q60-34 124 0-62 22-124 0z', '#c63b2c'),
    ellipse(600, 690, 300, 82, mix(palette.stone.dark, palette.ink, 0.3)),
    ellipse(600, 676, 282, 70, blend('#ff9d4a', '#7c2416')),
    stroked(
      Array.from(
        { length: 13 },
        (_, i) =>
          `M${372 + i * 38} ${676 - Math.round(Math.sqrt(Math.max(0, 1 - ((i - 6) / 7.4) ** 2)) * 62)}v${Math.round(Math.sqrt(Math.max(0, 1 - ((i - 6) / 7.4) ** 2)) * 124)}`,
      ).join(''),
      palette.stone.dark,
      6,
    ),
    slice(420, 650),
    slice(560, 632),
    slice(666, 672),
    slice(500, 690),
    steam(520, 610),
    steam(690, 604),
  ];
});

/** Salad, bread and coffee on a terrace. */
export const brunch = before(overMarina, (brush) => {
  const { palette } = brush;
  const pale = blend('#f3c98b', '#b9773d');
  return [
    dish(brush, 440, 690, 210),
    filled(
      'M300 676q50-70 130-30 70-60 150 26-60 44-150 34-90 8-130-30z',
      blend(palette.foliage.light, palette.foliage.base),
    ),
    ellipse(380, 668, 26, 17, '#d94f3d'),
    ellipse(470, 654, 24, 16, '#d94f3d'),
    filled('M500 680q-40-40 6-56 44-2 34 30-6 24-40 26z', '#c98aa0'),
    stroked('M410 690q26-34 54-14', '#c98aa0', 16),
    dish(brush, 820, 650, 130),
    filled('M724 640q10-78 96-80 86 2 96 80-96 28-192 0z', pale),
    stroked('M770 592l26 34M812 582l20 38M854 590l14 34', '#fbe6c0', 8, 0.8),
    ellipse(1050, 706, 96, 20, blend('#ffffff', palette.wall.shade)),
    filled('M984 610q2 80 44 90h44q42-10 44-90z', blendAcross('#ffffff', palette.wall.shade)),
    ellipse(1050, 610, 66, 15, '#5a3420'),
    steam(1010, 580),
  ];
});

/** Sushi on a counter above the lights of a city. */
export const omakase = before(overSeoul, (brush) => {
  const { palette } = brush;
  const piece = (x: number, color: string): Drawing => [
    filled(`M${x} 690q-4-50 44-50h52q48 0 44 50z`, blend('#ffffff', '#e2ddd0')),
    filled(`M${x - 14} 656q20-52 90-48 66 0 82 48-80 22-172 0z`, blend(mix(color, '#ffffff', 0.35), color)),
    stroked(`M${x + 24} 624l20 32M${x + 62} 616l20 36`, '#ffffff', 5, 0.6),
  ];
  return [
    filled(
      straight(points('170 690, 1030 690, 1070 744, 130 744')),
      blend(palette.stone.light, palette.stone.dark),
    ),
    filled(box(130, 744, 940, 16), mix(palette.stone.dark, palette.ink, 0.4)),
    piece(230, '#e8543f'),
    piece(430, '#f39a68'),
    piece(630, '#e9a9a0'),
    piece(830, '#f2c14e'),
    filled('M1086 560h74l-8 130q-2 14-16 14h-26q-14 0-16-14z', blendAcross('#cfe3e2', '#7fa3a8'), 0.9),
    ellipse(1123, 562, 37, 9, '#f5fbf8'),
  ];
});

/** Snow crabs from the steamer. */
export const snowCrab = before(overSea, (brush) => {
  const { palette } = brush;
  const shell = '#e0592f';
  const legs = [-1, 1].map((side) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `M${600 + side * 90} ${640 + i * 14}q${side * (90 + i * 10)} ${-96 + i * 44} ${side * (200 + i * 6)} ${6 + i * 22}`,
      )
      .join(''),
  );
  return [
    ellipse(600, 716, 390, 70, palette.ink, 0.3),
    ellipse(600, 700, 380, 74, blend('#ffffff', palette.wall.shade)),
    ellipse(600, 694, 320, 54, blend(palette.wall.base, '#ffffff')),
    stroked(legs.join(''), mix(shell, '#8a2412', 0.3), 24),
    stroked(legs.join(''), mix(shell, '#ffd0a8', 0.3), 8, 0.7),
    filled('M480 660q0-84 120-84t120 84q-20 58-120 58t-120-58z', blend(mix(shell, '#ffb98a', 0.35), shell)),
    stroked('M540 622q60-26 120 0M530 654q70-20 140 0', mix(shell, '#ffe0c2', 0.55), 6, 0.8),
    ellipse(562, 590, 8, 12, palette.ink),
    ellipse(638, 590, 8, 12, palette.ink),
    ellipse(300, 640, 26, 16, '#ffdc6b'),
    ellipse(900, 640, 26, 16, '#ffdc6b'),
    steam(540, 560),
  ];
});
