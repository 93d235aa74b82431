import { deck } from '../balcony.ts';
import { ranges } from '../hills.ts';
import { blend, fade, mix } from '../paint.ts';
import { box, dash, points, soft, softDownTo, straight } from '../path.ts';
import { bush } from '../plants/greenery.ts';
import { roundTree } from '../plants/trees.ts';
import type { Brush } from '../scene.ts';
import { glitter, sea } from '../sea.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, sky, stars, streaks, sun } from '../sky.ts';
import { skyline } from '../skyline.ts';
import { stamp } from '../stamp.ts';
import type { Drawing, Point } from '../svg.ts';

/** From the roof: the park, the river and its bridge, the far bank. */
export function view(brush: Brush): Drawing {
  const { palette, random } = brush;
  const bank = points('-20 470, 260 462, 600 478, 900 500, 1220 520');
  return [
    sky(palette, 400),
    stars(random, 150, 12),
    streaks(palette, random, { from: 70, to: 320, count: 10 }),
    sun(palette, [330, 330], 38, 10),
    ranges(palette, random, { top: 318, base: 392, count: 2, swell: 30, waves: 1.1 }),
    spire(brush),
    skyline(brush, 388, mix(palette.hill.far, palette.haze, 0.25), 66),
    windows(brush, 350, 386),
    sea(palette, random, 386, 540),
    glitter(palette, random, 330, 390, 500, 110),
    bridge(brush),
    filled(
      softDownTo(bank, 700),
      blend(mix(palette.foliage.light, palette.haze, 0.2), palette.foliage.shade),
    ),
    park(brush, bank),
    roof(brush),
    atmosphere(palette, [330, 330]),
  ];
}

/** The one very tall tower of the far bank. */
function spire({ palette }: Brush): Drawing {
  return filled(
    'M962 388Q968 260 984 176q3-8 6 0Q1006 260 1012 388z',
    blend(mix(palette.glass.bottom, palette.haze, 0.3), mix(palette.hill.far, palette.haze, 0.3)),
  );
}

function windows({ palette, random }: Brush, from: number, to: number): Drawing {
  let lights = '';
  for (let i = 0; i < 90; i++)
    lights += dash(random.between(0, 1200), random.between(from, to), random.chance(0.3) ? 3 : 0);
  return stroked(lights, palette.lamp, 3, 0.8);
}

/** A bridge of flat arches over the river. */
function bridge({ palette }: Brush): Drawing {
  const arches = Array.from(
    { length: 9 },
    (_, i) => `M${440 + i * 90} ${444 + i * 5}q45-${34 - i} 90 5`,
  ).join('');
  const lights = Array.from({ length: 19 }, (_, i) => dash(436 + i * 44, 425 + i * 2.2, 0)).join('');
  return [
    stroked(arches, mix(palette.ink, palette.hill.near, 0.4), 5),
    filled(
      straight(points('400 426, 1220 466, 1220 478, 400 434')),
      mix(palette.ink, palette.hill.near, 0.35),
    ),
    stroked(lights, palette.lamp, 5),
  ];
}

/** Tree tops of the park with paths and lamps. */
function park({ palette, random }: Brush, bank: readonly Point[]): Drawing {
  const tree = roundTree(palette, random);
  const crowns = Array.from({ length: 38 }, (_, i) => {
    const row = Math.floor(i / 13);
    const x = -10 + (i % 13) * 98 + row * 34 + random.between(-22, 22);
    return stamp(
      tree,
      x,
      520 + row * 54 + x * 0.04 + random.between(-8, 8),
      0.5 + row * 0.26,
      random.chance(0.5),
    );
  });
  const walk = bank.map(([x, y], i): Point => [x, y + 58 + (i % 2) * 20]);
  return [
    stroked(soft(walk), mix(palette.ground.light, palette.lamp, 0.35), 9, 0.8),
    crowns,
    stroked(
      Array.from({ length: 12 }, (_, i) => dash(40 + i * 104, 556 + (i % 3) * 26, 0)).join(''),
      palette.lamp,
      7,
    ),
  ];
}

/** A roof garden behind a glass parapet. */
function roof(brush: Brush): Drawing {
  const { palette, random } = brush;
  const low = bush(palette, random);
  const { wall, ink } = palette;
  return [
    filled(box(0, 590, 1200, 110), fade('#ffffff', 0.16, 0.04)),
    stroked([200, 500, 800, 1100].map((x) => `M${x} 590v112`).join(''), ink, 4, 0.5),
    filled(box(0, 584, 1200, 8), mix(wall.lit, palette.glow, 0.4)),
    deck(brush, 700),
    [
      [0, 250],
      [880, 1200],
    ].map(([from = 0, to = 0]) => [
      Array.from({ length: 5 }, (_, i) =>
        stamp(low, from + 30 + ((to - from - 60) * i) / 4, 716, random.between(1.2, 1.7), i % 2 === 0),
      ),
      filled(box(from, 708, to - from, 66), blend(wall.lit, wall.shade)),
      stroked(dash(from, 708, to - from), mix(wall.lit, '#ffe9d6', 0.4), 6),
    ]),
    stroked([300, 420, 540, 660, 780].map((x) => dash(x, 640 + (x % 7), 0)).join(''), palette.lamp, 11),
    stroked('M190 604Q300 650 420 641T660 641T930 604', ink, 2),
  ];
}
