import { blend, fade, gradient, mix } from '../paint.ts';
import { box, dash, straight, upright } from '../path.ts';
import type { Brush } from '../scene.ts';
import { edged, filled, stroked } from '../shape.ts';
import { createStamp, type Stamp } from '../stamp.ts';
import type { Point } from '../svg.ts';

type TowerPlan = {
  width: number;
  side: number;
  height: number;
  floor?: number;
  bay?: number;
  lit?: number;
};

/** A glass tower seen from its corner: front in the light, side in shade. */
export function glassTower({ palette, random }: Brush, plan: TowerPlan): Stamp {
  const { width, side, height, floor = 26, bay = 25, lit = 0.34 } = plan;
  const { glass, sky, lamp, ink, wall } = palette;
  const slope = 16;
  const floors = Math.floor(height / floor);
  const paths = { lines: '', lamps: '', sideLamps: '' };
  for (let i = 1; i <= floors; i++) {
    const level = i * floor - height;
    const down = i / floors;
    paths.lines += `M0 ${level}h${width}l${side} ${Math.round(slope * (1 - down))}`;
    if (i === floors) break;
    for (let x = 0; x < width - 4; x += bay) {
      if (random.chance(lit * (0.55 + 0.6 * down))) paths.lamps += dash(x + 2, level + floor / 2, bay - 3);
    }
    if (random.chance(lit))
      paths.sideLamps += dash(width + random.between(4, side - 22), level + floor / 2 + 4, 14);
  }
  for (let x = bay; x < width; x += bay) paths.lines += upright(x, 0, -height);
  const shine: Point[] = [
    [0, -height * 0.84],
    [width, -height * 0.98],
    [width, -height * 0.8],
    [0, -height * 0.58],
  ];
  return createStamp(
    filled(
      straight([
        [width, -height],
        [width + side, slope - height],
        [width + side, 0],
        [width, 0],
      ]),
      blend(mix(glass.top, ink, 0.35), mix(glass.top, sky[1], 0.35)),
    ),
    filled(
      box(0, -height, width, height),
      gradient(
        [
          [0, mix(glass.top, sky[1], 0.55)],
          [0.5, mix(glass.bottom, sky[2], 0.5)],
          [1, glass.top],
        ],
        14,
      ),
    ),
    filled(straight(shine), fade('#ffffff', 0.34, 0.04)),
    edged(stroked(paths.lamps, lamp, floor - 6, 0.92), stroked(paths.sideLamps, lamp, floor - 8, 0.55)),
    stroked(paths.lines, ink, 1.2, 0.28),
    filled(box(-3, -height - 5, width + 3, 6), mix(wall.lit, sky[2], 0.5)),
  );
}
