import { gableHouse } from '../buildings/gable-house.ts';
import { hanok } from '../buildings/hanok.ts';
import { tent } from '../buildings/tent.ts';
import { ranges } from '../hills.ts';
import { livingRoom } from '../interiors/living-room.ts';
import { blend, mix } from '../paint.ts';
import { points, soft, softDownTo } from '../path.ts';
import { bush } from '../plants/greenery.ts';
import { redPine } from '../plants/pines.ts';
import { tallTree } from '../plants/trees.ts';
import type { Brush, Scene } from '../scene.ts';
import { glitter, sea } from '../sea.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, mist, sky, streaks, sun } from '../sky.ts';
import { type Stamp, stamp } from '../stamp.ts';
import { type Drawing, group, type Point } from '../svg.ts';
import { chairs, terrace } from '../terrace.ts';

/** Houses in a grove by the sea, or before hills: red pines as at Gangneung, or leafy trees; timber houses, hanok or tents. */
export function village({
  grove: kind = 'pine',
  houses = 'gable',
  beyond = 'sea',
}: VillageOptions = {}): Scene {
  const trees = (brush: Brush) => grownTrees(brush, kind);
  return {
    cover: (brush) => cover(brush, trees(brush), houses, beyond),
    view: (brush) => view(brush, trees(brush), beyond),
    interior: (brush) => livingRoom(brush, groveView(brush, trees(brush), beyond)),
  };
}

type VillageOptions = { grove?: 'pine' | 'leafy'; houses?: House; beyond?: Beyond };

type Beyond = 'sea' | 'hills';

type House = 'gable' | 'hanok' | 'tent';

/** Three houses: two behind, one before them. Hanok and tents are lower and wider than a gable. */
function houseRow({ palette }: Brush, kind: House): readonly [behind: Drawing, before: Drawing] {
  if (kind === 'gable') {
    const house = gableHouse(palette, { width: 190, length: 168, wall: 176, rise: 92 });
    return [[stamp(house, 300, 592, 0.66), stamp(house, 790, 584, 0.62)], stamp(house, 470, 668, 1)];
  }
  if (kind === 'hanok') {
    const house = hanok(palette);
    return [[stamp(house, 236, 600, 0.66), stamp(house, 770, 592, 0.62)], stamp(house, 420, 676, 1.08)];
  }
  const canvas = tent(palette);
  return [
    [stamp(canvas, 330, 600, 0.5), stamp(canvas, 640, 590, 0.44), stamp(canvas, 950, 604, 0.52, true)],
    [stamp(canvas, 430, 682, 0.95), stamp(canvas, 960, 690, 0.7, true)],
  ];
}

type Trees = readonly [Stamp, Stamp];

function grownTrees({ palette, random }: Brush, kind: 'pine' | 'leafy'): Trees {
  const grow = () => (kind === 'pine' ? redPine(palette, random) : tallTree(palette, random));
  return [grow(), grow()];
}

function cover(brush: Brush, kinds: Trees, houses: House, beyond: Beyond): Drawing {
  const { palette, random } = brush;
  const [behind, before] = houseRow(brush, houses);
  const meadow = points('-20 560, 180 540, 420 556, 640 532, 860 548, 1040 530, 1220 552');
  return [
    sky(palette, 424),
    streaks(palette, random, { from: 70, to: 340, count: 9 }),
    sun(palette, [690, 366], 42, 9),
    beyond === 'hills'
      ? hills(brush, 424)
      : [sea(palette, random, 424, 560), glitter(palette, random, 690, 428, 520, 90)],
    filled(
      softDownTo(points('-20 430, 150 424, 330 452, 470 486, 640 500, 830 488, 1000 452, 1220 430'), 600),
      blend(mix(palette.hill.near, palette.haze, 0.45), mix(palette.ground.light, palette.haze, 0.3)),
    ),
    grove(random, kinds, [20, 330], 486, 0.52, 8, '.55'),
    grove(random, kinds, [900, 1190], 480, 0.52, 8, '.55'),
    mist(palette, 570, 120, 0.6),
    filled(softDownTo(meadow, 800), blend(palette.ground.light, palette.ground.dark)),
    grove(random, kinds, [60, 300], 566, 0.9, 4, '.85'),
    grove(random, kinds, [960, 1160], 560, 0.86, 4, '.85'),
    behind,
    stamp(kinds[1], 566, 604, 0.98),
    before,
    path(brush),
    garden(brush),
    stamp(kinds[0], 150, 790, 2.15),
    stamp(kinds[1], 1070, 800, 2.3, true),
    stamp(kinds[0], 300, 770, 1.5, true),
    thicket(brush),
    atmosphere(palette, [690, 366]),
  ];
}

/** Wooded hills one behind the other, in place of the sea whose horizon is at `y`. */
function hills({ palette, random }: Brush, y: number): Drawing {
  return [
    ranges(palette, random, { top: y - 84, base: y + 130, count: 2, swell: 56, waves: 1.4 }),
    mist(palette, y + 60, 90, 0.5),
  ];
}

/** Trees of a grove side by side, paler the farther they stand. */
function grove(
  random: Brush['random'],
  kinds: Trees,
  [from, to]: readonly [number, number],
  y: number,
  scale: number,
  count: number,
  opacity: string,
): Drawing {
  return group(
    { opacity },
    Array.from({ length: count }, (_, i) =>
      stamp(
        random.pick(kinds),
        from + ((i + random.between(0.2, 0.8)) / count) * (to - from),
        y + random.between(-8, 10),
        scale * random.between(0.85, 1.15),
        random.chance(0.5),
      ),
    ),
  );
}

function garden({ palette, random }: Brush): Drawing {
  const low = bush(palette, random);
  return [352, 398, 446, 660, 716, 774, 838].map((x, i) =>
    stamp(low, x, 686 + random.between(-6, 20), random.between(0.6, 1.1), i % 2 === 0),
  );
}

/** Dark undergrowth along the lower edge, which frames the picture. */
function thicket({ palette, random }: Brush): Drawing {
  const low = bush(palette, random);
  const edge = points('-20 752, 120 742, 270 770, 420 798, 600 812, 800 806, 960 778, 1090 750, 1220 742');
  return [
    [20, 110, 220, 330, 930, 1030, 1130, 1190].map((x, i) =>
      stamp(low, x, 768 + (i % 3) * 12 + (i === 3 || i === 4 ? 14 : 0), 1.5, i % 2 === 0),
    ),
    filled(softDownTo(edge, 810), palette.foliage.shade),
  ];
}

function path({ palette }: Brush): Drawing {
  const way = points(
    '540 668, 590 668, 612 700, 580 730, 640 770, 720 810, 500 810, 500 760, 520 720, 552 694',
  );
  return filled(
    soft(way, true),
    blend(
      mix(palette.ground.light, palette.wall.lit, 0.5),
      mix(palette.ground.light, palette.wood.light, 0.3),
    ),
  );
}

/** From a villa's terrace: the grove below, the beach, the sea. */
function view(brush: Brush, kinds: Trees, beyond: Beyond): Drawing {
  const { palette, random } = brush;
  const beach = points('-20 470, 240 458, 520 474, 800 500, 1030 520, 1220 524');
  return [
    sky(palette, 372),
    streaks(palette, random, { from: 60, to: 300, count: 9 }),
    sun(palette, [820, 300], 40, 9),
    beyond === 'hills'
      ? hills(brush, 372)
      : [
          ranges(palette, random, { top: 330, base: 372, count: 1, swell: 16, waves: 1 }),
          sea(palette, random, 372, 560),
          glitter(palette, random, 820, 376, 500, 110),
        ],
    filled(
      softDownTo(beach, 700),
      blend(mix(palette.ground.light, palette.wall.lit, beyond === 'sea' ? 0.5 : 0.1), palette.ground.light),
    ),
    beyond === 'hills' ? [] : stroked(soft(beach.map(([x, y]): Point => [x, y - 3])), '#ffffff', 5, 0.7),
    grove(random, kinds, [0, 470], 590, 0.62, 8, '.72'),
    grove(random, kinds, [980, 1220], 596, 0.6, 4, '.72'),
    filled(
      softDownTo(points('-20 560, 300 580, 620 610, 900 596, 1220 570'), 760),
      blend(palette.foliage.base, palette.foliage.shade),
    ),
    grove(random, kinds, [20, 560], 690, 1.02, 6, '1'),
    grove(random, kinds, [960, 1200], 700, 1, 3, '1'),
    stamp(kinds[0], 96, 800, 2.4, true),
    terrace(brush),
    chairs(brush, 700, 764),
    atmosphere(palette, [820, 300]),
  ];
}

/** Pines before the sea, as seen through a window. */
function groveView(brush: Brush, [tree]: Trees, beyond: Beyond): Drawing {
  const { palette, random } = brush;
  const kinds = [tree, tree] as const;
  return [
    sky(palette, 430),
    sun(palette, [760, 350], 24, 11),
    beyond === 'hills'
      ? hills(brush, 430)
      : [sea(palette, random, 430, 500), glitter(palette, random, 760, 432, 490, 60)],
    filled(
      softDownTo(points('0 490, 400 480, 800 496, 1200 484'), 800),
      blend(palette.ground.light, palette.ground.dark),
    ),
    grove(random, kinds, [120, 1080], 520, 0.62, 8, '.6'),
    grove(random, kinds, [150, 520], 575, 1.15, 3, '1'),
    grove(random, kinds, [860, 1080], 580, 1.2, 2, '1'),
  ];
}
