import { balcony } from '../balcony.ts';
import { terraces } from '../buildings.ts';
import { bedroom, lobby } from '../interiors.ts';
import { glitter, ranges, sea, surf, volcano } from '../landscape.ts';
import { blend, mix } from '../paint.ts';
import { points, soft, softDownTo } from '../path.ts';
import { hedge, palm, roundTree } from '../plants.ts';
import { boulders } from '../rocks.ts';
import type { Brush, Scene } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, clouds, mist, sky, streaks, sun } from '../sky.ts';
import { stamp } from '../stamp.ts';
import type { Drawing, Point } from '../svg.ts';

/**
 * A white resort over a basalt shore, as on Jeju: from the sea, from a balcony, in the lobby. `volcano` stands behind it
 * on Jeju only; `floors` is the height of its main block.
 */
export function coast({ volcano = true, floors = 6 }: CoastOptions = {}): Scene {
  return {
    cover: (brush) => cover(brush, { volcano, floors }),
    view,
    interior: (brush) => lobby(brush, seaView(brush)),
  };
}

type CoastOptions = { volcano?: boolean; floors?: number };

const horizon = 436;
const shore: readonly Point[] = points(
  '40 516, 150 528, 290 556, 430 570, 600 612, 780 640, 960 690, 1230 742',
);

function cover(brush: Brush, options: Required<CoastOptions>): Drawing {
  const { palette, random } = brush;
  return [
    sky(palette, horizon),
    sun(palette, [262, 168], 34, 11),
    clouds(palette, random, { from: 190, to: 400, count: 3 }),
    options.volcano ? volcano(palette, [760, horizon], 620, 190) : [],
    ranges(palette, random, {
      top: options.volcano ? 372 : 330,
      base: horizon,
      count: options.volcano ? 1 : 2,
      swell: options.volcano ? 26 : 60,
      waves: 2,
    }),
    mist(palette, horizon, 70, 0.5),
    sea(palette, random, horizon),
    glitter(palette, random, 230, horizon + 60, 790, 190),
    land(brush),
    orchard(brush),
    resort(brush, options.floors),
    road(brush),
    surf(palette, shore, 46),
    boulders(
      palette,
      random,
      shore.map(([x, y]): Point => [x, y + 4]),
      [38, 112],
    ),
    atmosphere(palette, [262, 168]),
  ];
}

/** The slope from the headland on the left up to the right. */
function land({ palette }: Brush): Drawing {
  const back = points('90 506, 200 474, 330 440, 470 404, 640 398, 820 360, 1020 352, 1230 318');
  const front = points('36 520, 120 500, 270 488, 430 470, 640 480, 900 452, 1230 430');
  return [
    filled(softDownTo(back, 508), blend(mix(palette.hill.near, palette.haze, 0.25), palette.ground.dark)),
    filled(
      soft([...front, ...shore.toReversed()], true),
      blend(palette.ground.light, mix(palette.ground.dark, palette.foliage.base, 0.5)),
    ),
  ];
}

/** Rows of tangerine trees on the slope behind. */
function orchard({ palette, random }: Brush): Drawing {
  const tree = roundTree(palette, random, palette.accent);
  return [0, 1].flatMap((row) =>
    Array.from({ length: 6 }, (_, i) =>
      stamp(
        tree,
        190 + row * 10 + i * (37 + row * 5) + random.between(-5, 5),
        492 + row * 15 + i * -2.4,
        0.26 + row * 0.08,
        i % 2 === 1,
      ),
    ),
  );
}

function resort({ palette, random }: Brush, floors: number): Drawing {
  const tall = palm(palette, random);
  return [
    stamp(tall, 1150, 470, 0.72),
    stamp(tall, 540, 500, 0.5, true),
    terraces(palette, random, {
      x: 880,
      y: 510,
      bays: 9,
      bay: 38,
      floors: floors - 1,
      floor: 30,
      side: 20,
      lit: 0.14,
    }),
    terraces(palette, random, {
      x: 560,
      y: 556,
      bays: 11,
      bay: 38,
      floors,
      floor: 31,
      step: 1,
      side: 44,
      lit: 0.16,
    }),
    stamp(tall, 1040, 600, 0.9),
    stamp(tall, 1108, 618, 1.05, true),
    terraces(palette, random, {
      x: 372,
      y: 552,
      bays: 6,
      bay: 30,
      floors: 2,
      floor: 25,
      side: 22,
      lit: 0.16,
    }),
    hedge(
      palette,
      random,
      shore.slice(3).map(([x, y], i): Point => [x + 20, y - 14 - i * 7]),
      [34, 64],
    ),
    stamp(tall, 470, 566, 0.56),
    stamp(tall, 660, 604, 0.72, true),
  ];
}

/** The coast road along the shore, wider as it comes near. */
function road({ palette }: Brush): Drawing {
  const line = (up: number) => shore.map(([x, y], i): Point => [x, y - up * (0.22 + i * 0.2)]);
  return [
    filled(soft([...line(25), ...shore.toReversed()], true), blend(palette.stone.light, palette.stone.dark)),
    filled(
      soft([...line(30), ...line(19).toReversed()], true),
      blend(
        mix(palette.wall.base, palette.stone.light, 0.12),
        mix(palette.wall.base, palette.stone.light, 0.4),
      ),
    ),
    stroked(soft(line(17)), palette.wall.lit, 3.5),
  ];
}

/** Sunset over the sea from a balcony. */
function view(brush: Brush): Drawing {
  const { palette, random } = brush;
  const low: Point = [690, 352];
  const islet = points('180 392, 260 370, 330 336, 380 330, 430 352, 500 380, 590 392');
  const rocks = points('-40 600, 120 610, 260 634, 400 640, 480 662');
  return [
    sky(palette, 392),
    streaks(palette, random, { from: 60, to: 350, count: 14 }),
    sun(palette, low, 40, 9),
    filled(
      softDownTo(islet, 392),
      blend(mix(palette.hill.near, palette.haze, 0.2), mix(palette.hill.near, palette.haze, 0.5)),
    ),
    sea(palette, random, 390),
    glitter(palette, random, low[0], 392, 690, 170),
    surf(
      palette,
      rocks.map(([x, y]): Point => [x, y + 8]),
      34,
    ),
    boulders(palette, random, rocks, [130, 50]),
    boulders(
      palette,
      random,
      [
        [900, 640],
        [1050, 656],
      ],
      [60, 90],
    ),
    balcony(brush),
    atmosphere(palette, low),
  ];
}

/** Sea, far headland and the pool's edge, as seen through a window. */
export function seaView({ palette, random }: Brush, line = 430): Drawing {
  const pool = mix(palette.sea.mid, '#3fb4c2', 0.55);
  const islet: Point[] = [
    [620, line],
    [700, line - 16],
    [780, line - 40],
    [840, line - 44],
    [930, line - 14],
    [1040, line],
  ];
  return [
    sky(palette, line),
    clouds(palette, random, { from: line - 180, to: line - 50, count: 3 }),
    sun(palette, [400, line - 130], 20, 10),
    filled(softDownTo(islet, line), blend(palette.hill.far, palette.haze)),
    sea(palette, random, line, line + 130),
    glitter(palette, random, 400, line + 2, line + 90, 60),
    filled(`M0 ${line + 88}H1200V800H0z`, blend(mix(pool, '#ffffff', 0.35), pool)),
    stroked(`M0 ${line + 88}H1200`, palette.wall.lit, 4),
  ];
}

/** A room of the resort, for stays: its bed before the sea. */
export function stay(brush: Brush): Drawing {
  return bedroom(brush, seaView(brush));
}
