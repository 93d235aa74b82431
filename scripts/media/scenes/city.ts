import { brickBlock } from '../buildings/brick-block.ts';
import { glassTower } from '../buildings/glass-tower.ts';
import { ranges } from '../hills.ts';
import { popUpShop } from '../interiors/pop-up-shop.ts';
import { mix } from '../paint.ts';
import type { Brush, Scene } from '../scene.ts';
import { atmosphere, sky, stars, streaks, sun } from '../sky.ts';
import { skyline } from '../skyline.ts';
import { stamp } from '../stamp.ts';
import type { Drawing } from '../svg.ts';
import { view } from './roof-garden.ts';
import { sawtooth, street, streetView } from './street.ts';

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
  const brick = brickBlock(brush, { bays: 7, floors: storeys });
  return [
    sky(palette, 640),
    stars(random, 160, 14),
    streaks(palette, random, { from: 80, to: 420, count: 11 }),
    sun(palette, [170, 500], 40, 11),
    ranges(palette, random, { top: 470, base: 600, count: 2, swell: 40 }),
    skyline(brush, 610, mix(palette.hill.far, palette.haze, 0.4), 90),
    skyline(brush, 640, mix(palette.hill.near, palette.haze, 0.3), 60),
    stamp(glassTower(brush, { width: 250, side: 92, height: tower }), 560, 690, 1),
    sawtooth(brush),
    stamp(brick, 420, 690, 1),
    stamp(brick, 980, 692, 0.74),
    street(brush),
    atmosphere(palette, [170, 520]),
  ];
}
