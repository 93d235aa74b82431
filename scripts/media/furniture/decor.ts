import { blend, glow, mix } from '../paint.ts';
import { soft, straight } from '../path.ts';
import type { Camera } from '../perspective.ts';
import { houseplant } from '../plants/greenery.ts';
import type { Brush } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { stamp } from '../stamp.ts';
import { type Drawing, element } from '../svg.ts';
import { shadow } from './faces.ts';

/** A plant with broad leaves in a pot, on the floor or `up` metres above it. */
export function pottedPlant(
  brush: Brush,
  camera: Camera,
  x: number,
  z: number,
  height: number,
  up = 0,
): Drawing {
  const [px, py] = camera.at(x, up, z);
  const metre = py - camera.at(x, up + 1, z)[1];
  return [
    up === 0 ? shadow(brush, camera, x, z - 0.1, 0.5, 0.3) : [],
    stamp(houseplant(brush.palette), px, py, (height * metre) / 200, px > 600),
  ];
}

/** A lamp that hangs from the ceiling on a cord, lit. */
export function pendant(
  brush: Brush,
  camera: Camera,
  x: number,
  z: number,
  from: number,
  to: number,
  size = 0.26,
): Drawing {
  const { lamp, ink } = brush.palette;
  const [px, top] = camera.at(x, from, z);
  const y = camera.at(x, to, z)[1];
  const r = camera.at(x + size, to, z)[0] - px;
  return [
    stroked(`M${Math.round(px)} ${Math.round(top)}V${Math.round(y)}`, ink, 2),
    element('circle', {
      cx: px,
      cy: y + r * 0.5,
      r: r * 3.4,
      fill: glow([
        [0, lamp, 0.6],
        [1, lamp, 0],
      ]),
    }),
    filled(
      soft(
        [
          [px - r, y + r],
          [px - r * 0.9, y],
          [px, y - r * 0.4],
          [px + r * 0.9, y],
          [px + r, y + r],
          [px, y + r * 1.1],
        ],
        true,
      ),
      blend(mix(lamp, '#ffffff', 0.4), lamp),
    ),
  ];
}

/** A rug on the floor, with a border. */
export function rug(
  brush: Brush,
  camera: Camera,
  x: readonly [number, number],
  z: readonly [number, number],
  color: string,
): Drawing {
  const { palette } = brush;
  const flat = (by: number) =>
    straight([
      camera.at(x[0] + by, 0, z[0] + by),
      camera.at(x[1] - by, 0, z[0] + by),
      camera.at(x[1] - by, 0, z[1] - by),
      camera.at(x[0] + by, 0, z[1] - by),
    ]);
  return [
    filled(flat(0), blend(mix(color, palette.glow, 0.35), color)),
    stroked(flat(0.14), mix(color, palette.ink, 0.35), 2, 0.6),
  ];
}
