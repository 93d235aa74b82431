import { terraces } from '../buildings/terraces.ts';
import { ranges, volcano } from '../hills.ts';
import { lobby } from '../interiors/lobby.ts';
import { blend, mix } from '../paint.ts';
import { points, soft, softDownTo } from '../path.ts';
import { hedge } from '../plants/greenery.ts';
import { palm, roundTree } from '../plants/trees.ts';
import { boulders } from '../rocks.ts';
import type { Brush, Scene } from '../scene.ts';
import { glitter, sea, surf } from '../sea.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, clouds, mist, sky, sun } from '../sky.ts';
import { stamp } from '../stamp.ts';
import type { Drawing, Point } from '../svg.ts';
import { seaView, view } from './sea-views.ts';

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

const shore: readonly Point[] = points('40 514, 200 536, 430 572, 600 612, 780 640, 960 690, 1230 742');

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
      count: 1,
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
      [42, 110],
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
    Array.from({ length: 5 }, (_, i) =>
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

function resort(brush: Brush, floors: number): Drawing {
  const { palette, random } = brush;
  const main = terraces(brush, { bays: 11, bay: 38, floors, floor: 31, step: 1, side: 44 });
  const tall = palm(palette, random);
  return [
    stamp(tall, 1150, 470, 0.72),
    stamp(tall, 540, 500, 0.5, true),
    stamp(main, 880, 512, 0.86),
    stamp(main, 548, 562, 1.1),
    stamp(tall, 1040, 600, 0.9),
    stamp(tall, 1108, 618, 1.05, true),
    stamp(main, 352, 548, 0.4),
    hedge(
      palette,
      random,
      shore.slice(2).map(([x, y], i): Point => [x + 20, y - 14 - i * 7]),
      [34, 64],
    ),
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
