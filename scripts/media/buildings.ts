import { blend, fade, gradient, mix } from './paint.ts';
import type { Palette } from './palettes.ts';
import { box, dash, straight } from './path.ts';
import type { Random } from './random.ts';
import { filled, stroked } from './shape.ts';
import { type Drawing, element, group, type Point } from './svg.ts';

/** A low block of a resort: floors of glass behind balconies, stepping back as they rise. `y` is its foot. */
export function terraces(
  palette: Palette,
  random: Random,
  {
    x,
    y,
    bays,
    bay = 34,
    floors,
    floor = 27,
    step = 0,
    side = 46,
    lit = 0.25,
  }: {
    x: number;
    y: number;
    bays: number;
    bay?: number;
    floors: number;
    floor?: number;
    /** Bays that each floor is shorter than the one below, at its left (positive) or right (negative) end. */
    step?: number;
    side?: number;
    lit?: number;
  },
): Drawing {
  const { wall, glass, ink, lamp } = palette;
  const paths = { glass: '', lamps: '', warm: '', fins: '', decks: '', returns: '' };
  for (let level = 0; level < floors; level++) {
    const cut = Math.abs(step) * level;
    const left = x + (step > 0 ? cut * bay : 0);
    const width = (bays - cut) * bay;
    const top = y - (level + 1) * floor;
    paths.glass += box(left, top, width, floor);
    paths.decks += dash(left - 6, top, width + 12);
    for (let i = 0; i < bays - cut; i++) {
      if (random.chance(lit))
        paths[random.chance(0.6) ? 'lamps' : 'warm'] += dash(
          left + i * bay + 4,
          top + floor / 2 + 4,
          bay - 8,
        );
    }
    if (step < 0 || level === floors - 1) {
      const down = step < 0 ? floor : floor * floors;
      paths.returns += straight([
        [left + width, top],
        [left + width + side, top + 5],
        [left + width + side, top + down + 4],
        [left + width, top + down],
      ]);
    }
  }
  for (let i = 0; i <= bays; i++) {
    const reach =
      step === 0 ? floors : Math.min(floors, Math.floor((step > 0 ? i : bays - i) / Math.abs(step)) + 1);
    paths.fins += `M${x + i * bay} ${y}v${-reach * floor}`;
  }
  const band = (shift: number, thickness: number, stroke: string, opacity?: string) =>
    element('path', {
      d: paths.decks,
      stroke,
      'stroke-width': thickness,
      opacity,
      transform: `translate(0 ${shift})`,
    });
  return [
    filled(paths.returns, blend(wall.shade, mix(wall.shade, wall.base, 0.5))),
    filled(paths.glass, blend(glass.top, glass.bottom)),
    group(
      { 'stroke-linecap': 'butt' },
      stroked(paths.lamps, lamp, floor - 6),
      stroked(paths.warm, mix(lamp, palette.accent, 0.3), floor - 6),
    ),
    stroked(paths.fins, wall.base, 3),
    group(
      { 'stroke-linecap': 'butt' },
      band(7, 6, ink, '.35'),
      band(floor - 6, 11, wall.lit, '.42'),
      band(2, 6, wall.lit),
    ),
  ];
}

/** A glass tower seen from its corner: front in the light, side in shade. `y` is its foot, `ledge` the roof's slope. */
export function glassTower(
  palette: Palette,
  random: Random,
  {
    x,
    y,
    width,
    side,
    height,
    floor = 19,
    bay = 17,
    lit = 0.3,
    slope = 16,
  }: {
    x: number;
    y: number;
    width: number;
    side: number;
    height: number;
    floor?: number;
    bay?: number;
    lit?: number;
    slope?: number;
  },
): Drawing {
  const { glass, sky, lamp, ink, wall } = palette;
  const top = y - height;
  const floors = Math.floor(height / floor);
  let lines = '';
  let lamps = '';
  let sideLamps = '';
  for (let i = 1; i <= floors; i++) {
    const level = top + i * floor;
    lines += `M${x} ${level}h${width}l${side} ${Math.round(slope * (1 - i / floors))}`;
    for (let column = 0; column * bay < width - 4; column++) {
      if (i < floors && random.chance(lit * (0.55 + 0.6 * (i / floors))))
        lamps += dash(x + column * bay + 2, level + floor / 2, bay - 3);
    }
    if (i < floors && random.chance(lit))
      sideLamps += dash(x + width + random.between(4, side - 22), level + floor / 2 + 4, 14);
  }
  for (let column = 1; column * bay < width; column++) lines += `M${x + column * bay} ${top}v${height}`;
  return [
    filled(
      straight([
        [x + width, top],
        [x + width + side, top + slope],
        [x + width + side, y],
        [x + width, y],
      ]),
      blend(mix(glass.top, ink, 0.35), mix(glass.top, sky[1], 0.35)),
    ),
    filled(
      box(x, top, width, height),
      gradient(
        [
          [0, mix(glass.top, sky[1], 0.55)],
          [0.5, mix(glass.bottom, sky[2], 0.5)],
          [1, glass.top],
        ],
        14,
      ),
    ),
    filled(
      straight([
        [x, top + height * 0.16],
        [x + width, top + height * 0.02],
        [x + width, top + height * 0.2],
        [x, top + height * 0.42],
      ]),
      fade('#ffffff', 0.34, 0.04),
    ),
    group(
      { 'stroke-linecap': 'butt' },
      stroked(lamps, lamp, floor - 6, 0.92),
      stroked(sideLamps, lamp, floor - 8, 0.55),
    ),
    stroked(lines, ink, 1.2, 0.28),
    filled(box(x - 3, top - 5, width + 3, 6), mix(wall.lit, sky[2], 0.5)),
  ];
}

/** A brick building with a grid of tall windows over lit shops. `y` is the pavement. */
export function brickBlock(
  palette: Palette,
  random: Random,
  {
    x,
    y,
    bays,
    bay = 62,
    floors,
    floor = 66,
    side = 60,
    lit = 0.45,
    arched = false,
    shop = 84,
  }: {
    x: number;
    y: number;
    bays: number;
    bay?: number;
    floors: number;
    floor?: number;
    side?: number;
    lit?: number;
    arched?: boolean;
    shop?: number;
  },
): Drawing {
  const { wall, glass, lamp, ink } = palette;
  const width = bays * bay;
  const height = floors * floor + shop;
  const top = y - height;
  const paths = { panes: '', lamps: '', bars: '', sills: '', courses: '', shops: '', frames: '' };
  for (let level = 0; level < floors; level++) {
    const sill = top + level * floor + floor - 8;
    for (let i = 0; i < bays; i++) {
      const left = x + i * bay + 11;
      const w = bay - 22;
      const h = floor - 24;
      const pane =
        arched && level === 0
          ? `M${left} ${sill}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
          : box(left, sill - h, w, h);
      if (random.chance(lit)) paths.lamps += pane;
      else paths.panes += pane;
      paths.bars += `M${left + w / 2} ${sill - h}v${h}M${left} ${sill - h * 0.55}h${w}`;
      paths.sills += dash(left - 4, sill + 2, w + 8);
    }
  }
  for (let course = top + 16; course < y - shop; course += 11) paths.courses += dash(x, course, width);
  for (let i = 0; i < bays; i++) {
    paths.shops += box(x + i * bay + 5, y - shop + 22, bay - 10, shop - 22);
    paths.frames += `M${x + (i + 0.5) * bay} ${y - shop + 22}v${shop - 22}`;
  }
  return [
    filled(
      straight([
        [x + width, top],
        [x + width + side, top + 18],
        [x + width + side, y],
        [x + width, y],
      ]),
      blend(wall.shade, mix(wall.shade, ink, 0.4)),
    ),
    filled(
      box(x, top, width, height),
      gradient(
        [
          [0, wall.lit],
          [1, wall.base],
        ],
        30,
      ),
    ),
    element('path', { d: paths.courses, stroke: ink, opacity: '.1' }),
    filled(paths.panes, blend(glass.top, mix(glass.top, glass.bottom, 0.6))),
    filled(paths.lamps, blend(lamp, mix(lamp, palette.accent, 0.2))),
    filled(
      paths.shops,
      gradient([
        [0, mix(lamp, '#ffffff', 0.3)],
        [1, mix(lamp, wall.lit, 0.5)],
      ]),
    ),
    stroked(paths.bars + paths.frames, mix(wall.shade, ink, 0.6), 2.4),
    group({ 'stroke-linecap': 'butt' }, stroked(paths.sills, mix(wall.lit, '#ffe9d6', 0.35), 4)),
    filled(box(x - 6, top - 6, width + 12, 11), mix(wall.lit, '#ffe9d6', 0.35)),
    filled(box(x, y - shop + 6, width, 15), mix(wall.shade, ink, 0.5)),
  ];
}

/** A house under a gable roof: the gable glazed, a long side in shade. `y` is its foot. */
export function gableHouse(
  palette: Palette,
  {
    x,
    y,
    width,
    length,
    wall,
    rise,
    snow,
    chimney = false,
    tone = palette.wood,
  }: {
    x: number;
    y: number;
    width: number;
    length: number;
    wall: number;
    rise: number;
    /** Colours of the snow on the roof, in light and in shade. */
    snow?: readonly [string, string];
    chimney?: boolean;
    tone?: Palette['wood'];
  },
): Drawing {
  const { lamp, ink, glass } = palette;
  const eave = y - wall;
  const peak: Point = [x + width / 2, eave - rise];
  const over = 14;
  const drop = (over * rise) / (width / 2);
  const [roofLight, roofShade] = snow ?? [mix(ink, palette.haze, 0.3), mix(ink, palette.haze, 0.12)];
  const gable = inset(x, y, width, wall, rise, 15);
  let boards = '';
  for (let at = x + width + 9; at < x + width + length; at += 9)
    boards += `M${Math.round(at)} ${Math.round(eave)}v${Math.round(wall)}`;
  let bars = '';
  for (let i = 1; i < 4; i++)
    bars += `M${Math.round(x + (width * i) / 4)} ${y}V${Math.round(eave - rise * (i === 2 ? 0.86 : 0.36))}`;
  const windows = [0.12, 0.42, 0.72]
    .map((at) => box(x + width + length * at, eave + wall * 0.26, length * 0.17, wall * 0.3))
    .join('');
  return [
    chimney ? filled(box(peak[0] + length * 0.55, peak[1] - 26, 22, 60), palette.stone.base) : [],
    filled(box(x + width, eave, length, wall), blend(tone.base, tone.dark)),
    stroked(boards, ink, 1.4, 0.25),
    filled(windows, blend(lamp, mix(lamp, palette.accent, 0.3))),
    filled(
      straight([[x, y], [x, eave], peak, [x + width, eave], [x + width, y]]),
      blend(tone.light, tone.base),
    ),
    filled(
      gable,
      gradient([
        [0, glass.top],
        [0.38, mix(glass.bottom, lamp, 0.4)],
        [1, lamp],
      ]),
    ),
    stroked(`${bars}M${x + 15} ${Math.round(eave + wall * 0.42)}h${width - 30}`, tone.dark, 4),
    filled(
      straight([
        peak,
        [peak[0] + length, peak[1]],
        [x + width + length + over, eave + drop],
        [x + width + over, eave + drop],
      ]),
      blend(roofLight, roofShade),
    ),
    element('path', {
      d: straight([[x - over, eave + drop], peak, [x + width + over, eave + drop]], false),
      fill: 'none',
      stroke: snow ? roofLight : mix(tone.light, '#ffffff', 0.25),
      'stroke-width': snow ? 14 : 7,
      'stroke-linejoin': 'round',
    }),
  ];
}

function inset(x: number, y: number, width: number, wall: number, rise: number, by: number): string {
  const slope = rise / (width / 2);
  return straight([
    [x + by, y],
    [x + by, y - wall + by * 0.3],
    [x + width / 2, y - wall - rise + by * slope + by * 0.3],
    [x + width - by, y - wall + by * 0.3],
    [x + width - by, y],
  ]);
}
