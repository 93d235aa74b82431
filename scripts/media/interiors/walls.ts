import { segment, upright } from '../path.ts';
import type { Room } from '../room.ts';
import type { Brush } from '../scene.ts';
import { stroked } from '../shape.ts';
import type { Drawing } from '../svg.ts';

/** Joints of bricks or stones on the left wall. */
export function masonry(
  { random }: Brush,
  { camera, left, height, near, far }: Room,
  stroke: string,
  courseCount: number,
): Drawing {
  let lines = '';
  const rise = height / courseCount;
  for (let course = 0; course < courseCount; course++) {
    const up = rise * course;
    const [a, b] = [camera.at(left, up, near), camera.at(left, up, far)];
    lines += segment(a, b);
    for (let z = near + random.between(2, 2.8); z < far; z += random.between(0.7, 1.2)) {
      const [from, to] = [camera.at(left, up, z), camera.at(left, up + rise, z)];
      if (to[0] > 0) lines += upright(from[0], from[1], to[1]);
    }
  }
  return stroked(lines, stroke, 2.5, 0.6);
}
