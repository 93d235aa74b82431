import { mix } from '../paint.ts';
import { block, type Camera } from '../perspective.ts';
import type { Brush } from '../scene.ts';
import type { Drawing } from '../svg.ts';
import { faces, shadow } from './faces.ts';

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
