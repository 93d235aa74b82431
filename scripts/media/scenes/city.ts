import { brickBlock } from '../buildings/brick-block.ts';
import { glassTower } from '../buildings/glass-tower.ts';
import { ranges } from '../hills.ts';
import { livingRoom } from '../interiors/living-room.ts';
import { lobby } from '../interiors/lobby.ts';
import { popUpShop } from '../interiors/pop-up-shop.ts';
import { mix } from '../paint.ts';
import type { Brush, Scene } from '../scene.ts';
import { atmosphere, sky, stars, streaks, sun } from '../sky.ts';
import { skyline } from '../skyline.ts';
import { stamp } from '../stamp.ts';
import type { Drawing } from '../svg.ts';
import { view } from './roof-garden.ts';
import { sawtooth, street, streetView } from './street.ts';

/**
 * Brick and glass in an old workshop quarter, as at Seongsu in Seoul. `tower` is the glass tower's height, 0 for none;
 * `beside` are two more behind the workshops. `red` is brick by daylight.
 */
export function city({
  tower = 590,
  storeys = 3,
  beside = 0,
  red = false,
  inside = 'shop',
}: CityOptions = {}): Scene {
  const walled = (brush: Brush): Brush =>
    red ? { ...brush, palette: { ...brush.palette, wall: redBrick } } : brush;
  return {
    cover: (brush) => cover(walled(brush), { tower, storeys, beside }),
    view,
    interior: (brush) => rooms[inside](brush),
  };
}

type CityOptions = {
  tower?: number;
  storeys?: number;
  beside?: number;
  red?: boolean;
  inside?: keyof typeof rooms;
};

const rooms = {
  shop: (brush: Brush) => popUpShop(brush, streetView(brush)),
  home: (brush: Brush) => livingRoom(brush, streetView(brush)),
  office: (brush: Brush) => lobby(brush, roofsView(brush)),
};

/** The town's roofs, as seen from an upper floor. */
function roofsView(brush: Brush): Drawing {
  const { palette } = brush;
  return [
    sky(palette, 560),
    skyline(brush, 520, mix(palette.hill.far, palette.haze, 0.35), 190),
    skyline(brush, 560, mix(palette.hill.near, palette.haze, 0.25), 130),
  ];
}

const redBrick = { lit: '#d08467', base: '#b46449', shade: '#7d4b48' };

function cover(
  brush: Brush,
  { tower, storeys, beside }: Required<Pick<CityOptions, 'tower' | 'storeys' | 'beside'>>,
): Drawing {
  const { palette, random } = brush;
  const slim = glassTower(brush, { width: 150, side: 56, height: beside, bay: 30, floor: 30 });
  const brick = brickBlock(brush, { bays: 7, floors: storeys });
  return [
    sky(palette, 640),
    stars(random, 160, 14),
    streaks(palette, random, { from: 80, to: 420, count: 11 }),
    sun(palette, [170, 500], 40, 11),
    ranges(palette, random, { top: 470, base: 600, count: 2, swell: 40 }),
    skyline(brush, 610, mix(palette.hill.far, palette.haze, 0.4), 90),
    skyline(brush, 640, mix(palette.hill.near, palette.haze, 0.3), 60),
    beside > 0 ? [stamp(slim, 214, 690, 1), stamp(slim, 950, 690, 0.88)] : [],
    tower > 0 ? stamp(glassTower(brush, { width: 250, side: 92, height: tower }), 560, 690, 1) : [],
    sawtooth(brush),
    stamp(brick, 420, 690, 1),
    stamp(brick, 980, 692, 0.74),
    street(brush),
    atmosphere(palette, [170, 520]),
  ];
}
