import { balcony } from '../balcony.ts';
import { bedroom } from '../interiors/bedroom.ts';
import { blend, mix } from '../paint.ts';
import { points, softDownTo } from '../path.ts';
import { boulders } from '../rocks.ts';
import type { Brush } from '../scene.ts';
import { glitter, sea, surf } from '../sea.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, clouds, sky, streaks, sun } from '../sky.ts';
import type { Drawing, Point } from '../svg.ts';

/** Sunset over the sea from a balcony. */
export function view(brush: Brush): Drawing {
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
