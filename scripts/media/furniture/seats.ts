import { mix } from '../paint.ts';
import { block, type Camera, type Faces } from '../perspective.ts';
import type { Brush } from '../scene.ts';
import type { Drawing } from '../svg.ts';
import { faces, shadow } from './faces.ts';

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
