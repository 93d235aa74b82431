import { blend, gradient, mix } from '../paint.ts';
import type { Palette } from '../palettes.ts';
import { box, straight, upright } from '../path.ts';
import { filled, stroked } from '../shape.ts';
import { createStamp, type Stamp } from '../stamp.ts';
import type { Point } from '../svg.ts';

type HousePlan = {
  width: number;
  length: number;
  wall: number;
  rise: number;
  /** What lies on the roof, where it is snow. */
  snow?: string | undefined;
};

/** A timber house under a gable roof: the gable glazed and lit, a long side in shade, a chimney. */
export function gableHouse(palette: Palette, { width, length, wall, rise, snow }: HousePlan): Stamp {
  const { lamp, ink, glass, wood } = palette;
  const over = 14;
  const drop = (over * rise) / (width / 2) - wall;
  const peak: Point = [width / 2, -wall - rise];
  const eaves: Point[] = [[-over, drop], peak, [width + over, drop]];
  const slope: Point[] = [
    peak,
    [peak[0] + length, peak[1]],
    [width + length + over, drop],
    [width + over, drop],
  ];
  const roof =
    snow === undefined
      ? [mix(ink, palette.haze, 0.3), mix(ink, palette.haze, 0.12)]
      : [snow, mix(snow, palette.hill.near, 0.5)];
  let boards = '';
  for (let x = width + 9; x < width + length; x += 9) boards += upright(x, -wall, 0);
  const bars = [1, 2, 3]
    .map((i) => upright((width * i) / 4, 0, -wall - rise * (i === 2 ? 0.86 : 0.36)))
    .join('');
  const windows = [0.12, 0.42, 0.72].map((at) =>
    box(
      width + Math.round(length * at),
      Math.round(-wall * 0.74),
      Math.round(length * 0.17),
      Math.round(wall * 0.3),
    ),
  );
  return createStamp(
    filled(box(peak[0] + length * 0.55, peak[1] - 26, 22, 60), palette.stone.base),
    filled(box(width, -wall, length, wall), blend(wood.base, wood.dark)),
    stroked(boards, ink, 1.4, 0.25),
    filled(windows.join(''), mix(lamp, palette.accent, 0.12)),
    filled(straight(gable(width, wall, rise, 0)), blend(wood.light, wood.base)),
    filled(
      straight(gable(width, wall, rise, 15)),
      gradient([
        [0, glass.top],
        [0.38, mix(glass.bottom, lamp, 0.4)],
        [1, lamp],
      ]),
    ),
    stroked(`${bars}M15 ${Math.round(-wall * 0.58)}h${width - 30}`, wood.dark, 4),
    filled(straight(slope), blend(roof[0] ?? ink, roof[1] ?? ink)),
    stroked(straight(eaves, false), snow ?? mix(wood.light, '#ffffff', 0.25), snow === undefined ? 7 : 14),
  );
}

/** The gable's outline, `by` units within its edge. */
function gable(width: number, wall: number, rise: number, by: number): Point[] {
  const shoulder = by * 0.3 - wall;
  const top = by * (rise / (width / 2)) + by * 0.3 - wall - rise;
  return [
    [by, 0],
    [by, shoulder],
    [width / 2, top],
    [width - by, shoulder],
    [width - by, 0],
  ];
}
