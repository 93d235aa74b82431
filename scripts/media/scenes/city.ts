import { deck } from '../balcony.ts';
import { brickBlock, glassTower } from '../buildings.ts';
import { popUpShop } from '../interiors.ts';
import { glitter, ranges, sea } from '../landscape.ts';
import { blend, fade, mix } from '../paint.ts';
import { box, dash, points, soft, softDownTo, straight, straightDownTo } from '../path.ts';
import { walker } from '../people.ts';
import { bush, roundTree } from '../plants.ts';
import type { Brush, Scene } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, sky, stars, streaks, sun } from '../sky.ts';
import { stamp } from '../stamp.ts';
import type { Drawing, Point } from '../svg.ts';

/** Brick and glass in an old workshop quarter, as at Seongsu in Seoul. `tower` is the glass tower's height. */
export function city({ tower = 590, storeys = 3 }: CityOptions = {}): Scene {
  return {
    cover: (brush) => cover(brush, { tower, storeys }),
    view,
    interior: (brush) => popUpShop(brush, streetView(brush)),
  };
}

type CityOptions = { tower?: number; storeys?: number };

function cover(brush: Brush, { tower, storeys }: Required<CityOptions>): Drawing {
  const { palette, random } = brush;
  return [
    sky(palette, 640),
    stars(random, 160, 14),
    streaks(palette, random, { from: 80, to: 420, count: 11 }),
    sun(palette, [170, 500], 40, 11),
    ranges(palette, random, { top: 470, base: 600, count: 2, swell: 40 }),
    skyline(brush, 610, mix(palette.hill.far, palette.haze, 0.4), 90),
    skyline(brush, 640, mix(palette.hill.near, palette.haze, 0.3), 60),
    glassTower(palette, random, {
      x: 560,
      y: 690,
      width: 250,
      side: 92,
      height: tower,
      floor: 26,
      bay: 25,
      lit: 0.34,
    }),
    sawtooth(brush),
    brickBlock(palette, random, {
      x: 420,
      y: 690,
      bays: 7,
      bay: 66,
      floors: storeys,
      floor: 70,
      side: 66,
      lit: 0.5,
      arched: true,
      shop: 96,
    }),
    brickBlock(palette, random, {
      x: 980,
      y: 696,
      bays: 4,
      bay: 62,
      floors: 2,
      floor: 64,
      side: 0,
      lit: 0.4,
      shop: 92,
    }),
    street(brush),
    atmosphere(palette, [170, 520]),
  ];
}

/** Flat silhouettes of a town. */
function skyline({ random }: Brush, y: number, fill: string, height: number): Drawing {
  const points: Point[] = [];
  for (let x = -20; x < 1220; ) {
    const width = random.between(26, 84);
    const top = y - height * random.between(0.3, 1);
    points.push([x, top], [x + width, top]);
    x += width;
  }
  return filled(straightDownTo(points, 720), fill);
}

/** A workshop with a sawtooth roof, its north lights lit. */
function sawtooth({ palette }: Brush): Drawing {
  const { wall, lamp, ink } = palette;
  const teeth = [0, 1, 2, 3];
  return [
    filled(
      `${teeth.map((i) => `M${-10 + i * 100} 560V500L${90 + i * 100} 560z`).join('')}`,
      blend(wall.base, wall.shade),
    ),
    filled(teeth.map((i) => `M${-4 + i * 100} 558V512l24 14v32z`).join(''), lamp, 0.85),
    filled(box(-10, 556, 402, 136), blend(mix(wall.base, wall.lit, 0.3), wall.shade)),
    filled(
      [24, 116, 208, 300].map((x) => `M${x} 640v-46a28 28 0 0 1 56 0v46z`).join(''),
      blend(lamp, mix(lamp, palette.accent, 0.25)),
    ),
    stroked(
      [24, 116, 208, 300].map((x) => `M${x + 28} 566v74M${x} 606h56`).join(''),
      mix(wall.shade, ink, 0.6),
      2.4,
    ),
    filled(box(-10, 552, 408, 9), mix(wall.lit, '#ffe9d6', 0.25)),
  ];
}

/** Pavement, street, trees, people under the lights of the shops. */
function street({ palette, random }: Brush): Drawing {
  const { ground, lamp, ink } = palette;
  const tree = roundTree(
    { ...palette, foliage: { ...palette.foliage, light: mix(palette.foliage.light, palette.lamp, 0.45) } },
    random,
  );
  const people = [
    walker(palette.accent, ink),
    walker(mix(palette.wall.lit, lamp, 0.5), ink),
    walker(palette.hill.near, mix(ink, '#000000', 0.2)),
  ] as const;
  const spills = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      straight([
        [428 + i * 66, 692],
        [480 + i * 66, 692],
        [500 + i * 74, 752],
        [412 + i * 74, 752],
      ]),
    )
    .join('');
  return [
    filled(box(0, 690, 1200, 110), blend(mix(ground.light, palette.haze, 0.2), ground.dark)),
    filled(spills, fade(lamp, 0.6, 0)),
    filled(box(0, 752, 1200, 48), blend(mix(ground.dark, ink, 0.3), ink)),
    filled(box(0, 748, 1200, 5), ground.light),
    stroked([40, 240, 440, 640, 840, 1040].map((x) => dash(x, 780, 96)).join(''), lamp, 3, 0.45),
    points('34 1.1, 392 1.25, 956 1.4, 1168 1.5').map(([x = 0, scale = 1], i) =>
      stamp(tree, x, 716, scale, i % 2 === 0),
    ),
    [
      [470, 722, 0.62],
      [500, 724, 0.6],
      [640, 730, 0.66],
      [742, 716, 0.58],
      [830, 728, 0.64],
      [300, 726, 0.62],
      [1030, 732, 0.66],
    ].map(([x = 0, y = 0, scale = 1], i) => stamp(people[i % 3] ?? people[0], x, y, scale, i % 2 === 0)),
  ];
}

/** From the roof: the park, the river and its bridge, the far bank. */
function view(brush: Brush): Drawing {
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

/** The street through a shop window. */
function streetView(brush: Brush): Drawing {
  const { palette, random } = brush;
  const people = [walker(palette.accent, palette.ink), walker(palette.lamp, palette.ink)] as const;
  return [
    sky(palette, 520),
    sun(palette, [330, 330], 24, 11),
    skyline(brush, 430, mix(palette.hill.near, palette.haze, 0.3), 160),
    brickBlock(palette, random, {
      x: 640,
      y: 560,
      bays: 5,
      bay: 58,
      floors: 3,
      floor: 62,
      side: 0,
      lit: 0.5,
      shop: 70,
    }),
    filled(box(0, 556, 1200, 244), blend(palette.ground.light, palette.ground.dark)),
    points('300 0.9, 420 0.84, 820 0.95').map(([x = 0, scale = 1], i) =>
      stamp(people[i % 2] ?? people[0], x, 590, scale, i === 1),
    ),
  ];
}
