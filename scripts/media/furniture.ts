import { blend, glow, mix } from './paint.ts';
import { soft, straight } from './path.ts';
import { block, type Camera, type Faces } from './perspective.ts';
import { houseplant } from './plants.ts';
import type { Brush } from './scene.ts';
import { ellipse, filled, stroked } from './shape.ts';
import { stamp } from './stamp.ts';
import { type Drawing, element } from './svg.ts';

/** The three faces of a thing of one colour, in the room's light. */
export function faces(color: string, { palette }: Brush, round = 0): Faces {
  return {
    top: mix(color, '#ffffff', 0.22),
    front: color,
    side: mix(color, palette.ink, 0.24),
    ...(round > 0 ? { soft: round } : {}),
  };
}

/** The shadow under a thing that stands on the floor. */
export function shadow(
  { palette }: Brush,
  camera: Camera,
  x: number,
  z: number,
  width: number,
  depth: number,
): Drawing {
  const [left, y] = camera.at(x - width / 2, 0, z);
  const [right] = camera.at(x + width / 2, 0, z);
  const far = camera.at(x, 0, z + depth)[1];
  return ellipse(
    (left + right) / 2,
    (y + far) / 2,
    ((right - left) / 2) * 1.06,
    (y - far) * 0.7,
    palette.ink,
    0.22,
  );
}

/** A sofa with its back away from the viewer (or towards, `turned`). `x` is its middle, `z` its front. */
export function sofa(
  brush: Brush,
  camera: Camera,
  x: number,
  z: number,
  width: number,
  color: string,
  turned = false,
): Drawing {
  const tone = faces(color, brush, 5);
  const dark = faces(mix(color, brush.palette.ink, 0.12), brush, 5);
  const [left, right] = [x - width / 2, x + width / 2];
  const back = turned
    ? block(camera, { x: [left, right], y: [0.12, 0.78], z: [z, z + 0.22] }, dark)
    : block(camera, { x: [left, right], y: [0.3, 0.8], z: [z + 0.66, z + 0.88] }, dark);
  const seat = [
    block(camera, { x: [left, right], y: [0.1, 0.3], z: [z, z + 0.85] }, dark),
    block(camera, { x: [left + 0.2, x - 0.02], y: [0.3, 0.43], z: [z, z + 0.66] }, tone),
    block(camera, { x: [x + 0.02, right - 0.2], y: [0.3, 0.43], z: [z, z + 0.66] }, tone),
  ];
  const arms = [
    block(camera, { x: [left, left + 0.2], y: [0.1, 0.58], z: [z, z + 0.85] }, tone),
    block(camera, { x: [right - 0.2, right], y: [0.1, 0.58], z: [z, z + 0.85] }, tone),
  ];
  return [
    shadow(brush, camera, x, z - 0.05, width + 0.2, 0.9),
    turned ? [seat, arms, back] : [back, seat, arms],
  ];
}

/** A chair for one, turned to the viewer, on thin legs. */
export function armchair(brush: Brush, camera: Camera, x: number, z: number, color: string): Drawing {
  const tone = faces(color, brush, 6);
  const dark = faces(mix(color, brush.palette.ink, 0.14), brush, 6);
  const leg = faces(brush.palette.wood.dark, brush);
  const part = (
    from: number,
    to: number,
    low: number,
    high: number,
    near: number,
    far: number,
    look: Faces,
  ) => block(camera, { x: [x + from, x + to], y: [low, high], z: [z + near, z + far] }, look);
  return [
    shadow(brush, camera, x, z - 0.05, 0.9, 0.7),
    part(-0.36, -0.32, 0, 0.25, 0.04, 0.08, leg),
    part(0.32, 0.36, 0, 0.25, 0.04, 0.08, leg),
    part(-0.36, 0.36, 0.42, 0.88, 0.58, 0.7, dark),
    part(-0.34, 0.34, 0.24, 0.45, 0.02, 0.6, tone),
    part(-0.44, -0.36, 0.24, 0.6, 0, 0.66, tone),
    part(0.36, 0.44, 0.24, 0.6, 0, 0.66, tone),
  ];
}

/** A low table with four legs. */
export function table(
  brush: Brush,
  camera: Camera,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
): Drawing {
  const { wood } = brush.palette;
  const leg = { top: wood.dark, front: wood.dark, side: wood.dark };
  const legs = [
    [z + depth - 0.06, 0],
    [z, 1],
  ].flatMap(([at = 0]) =>
    [x - width / 2, x + width / 2 - 0.05].map((left) =>
      block(camera, { x: [left, left + 0.05], y: [0, height], z: [at, at + 0.05] }, leg),
    ),
  );
  return [
    shadow(brush, camera, x, z - 0.05, width * 1.1, depth),
    legs,
    block(
      camera,
      { x: [x - width / 2, x + width / 2], y: [height - 0.06, height], z: [z, z + depth] },
      { top: mix(wood.light, '#ffffff', 0.12), front: wood.base, side: wood.dark },
    ),
  ];
}

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

/** A bed seen from its head, two pillows near and a throw over its far end. */
export function bed(
  brush: Brush,
  camera: Camera,
  x: number,
  z: number,
  width: number,
  length: number,
): Drawing {
  const { palette } = brush;
  const linen = faces(mix(palette.wall.lit, palette.wall.shade, 0.16), brush, 8);
  const pillow = faces(mix(palette.wall.lit, '#ffffff', 0.5), brush, 12);
  const [left, right] = [x - width / 2, x + width / 2];
  return [
    shadow(brush, camera, x, z - 0.1, width + 0.5, length),
    block(
      camera,
      { x: [left - 0.06, right + 0.06], y: [0.06, 0.3], z: [z, z + length] },
      faces(palette.wood.base, brush),
    ),
    block(camera, { x: [left, right], y: [0.3, 0.58], z: [z, z + length] }, linen),
    block(
      camera,
      { x: [left - 0.02, right + 0.02], y: [0.4, 0.6], z: [z + length - 0.75, z + length] },
      faces(mix(palette.accent, palette.wood.light, 0.3), brush, 3),
    ),
    [left + 0.12, x + 0.08].map((from) =>
      block(camera, { x: [from, from + width / 2 - 0.2], y: [0.6, 0.74], z: [z + 0.1, z + 0.5] }, pillow),
    ),
    block(
      camera,
      { x: [left - 0.1, right + 0.1], y: [0, 0.64], z: [z - 0.12, z - 0.02] },
      faces(palette.wood.light, brush),
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
