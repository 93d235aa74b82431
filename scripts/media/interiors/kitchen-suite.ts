import { pendant, pottedPlant } from '../furniture/decor.ts';
import { faces, shadow } from '../furniture/faces.ts';
import { sofa } from '../furniture/seats.ts';
import { blendAcross, mix } from '../paint.ts';
import { upright } from '../path.ts';
import { block } from '../perspective.ts';
import { createRoom, shell } from '../room.ts';
import type { Brush } from '../scene.ts';
import { stroked } from '../shape.ts';
import { atmosphere } from '../sky.ts';
import type { Drawing, Point } from '../svg.ts';
import { cove, sunPatches, windowWall } from '../window-wall.ts';

/** A suite with its kitchen: an island with stools, cupboards along the wall. */
export function kitchenSuite(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const room = createRoom({ width: 7.8, height: 2.9, far: 6.2, eye: 1.5 });
  const { camera } = room;
  return [
    shell(brush, room, {
      leftWall: blendAcross(palette.wood.dark, palette.wood.base),
    }),
    cove(brush, room),
    windowWall(brush, room, outside, { panes: 4 }),
    sunPatches(brush, room, { panes: 4, lean: 0.9 }),
    block(camera, { x: [-3.9, -3.25], y: [0, 0.92], z: [2.3, 6] }, faces(palette.wall.base, brush)),
    block(camera, { x: [-3.9, -3.5], y: [1.75, 2.6], z: [2.3, 5.4] }, faces(palette.wood.base, brush)),
    pottedPlant(brush, camera, -3.45, 4.6, 0.3, 0.92),
    sofa(brush, camera, 2, 4.8, 2.1, mix(palette.wall.base, palette.accent, 0.35)),
    pottedPlant(brush, camera, 3.5, 4.4, 1.6),
    block(
      camera,
      { x: [-1.9, 0.8], y: [0, 0.9], z: [3.9, 4.6] },
      faces(mix(palette.sea.near, palette.wall.base, 0.2), brush),
    ),
    stroked(slats(camera.at(-1.9, 0.86, 3.9), camera.at(0.8, 0.04, 3.9)), palette.ink, 2, 0.3),
    block(camera, { x: [-2, 0.9], y: [0.9, 0.97], z: [3.8, 4.7] }, faces(palette.wall.lit, brush)),
    pottedPlant(brush, camera, -1.3, 4.2, 0.5, 0.97),
    block(camera, { x: [-0.2, 0.2], y: [0.97, 1.03], z: [4, 4.3] }, faces(palette.accent, brush, 2)),
    [-1.55, -0.75, 0.05].map((x) => [
      shadow(brush, camera, x + 0.18, 3.4, 0.4, 0.25),
      [0.03, 0.28].map((leg) =>
        block(
          camera,
          { x: [x + leg, x + leg + 0.04], y: [0, 0.6], z: [3.45, 3.49] },
          faces(palette.wood.dark, brush),
        ),
      ),
      block(
        camera,
        { x: [x, x + 0.36], y: [0.6, 0.68], z: [3.38, 3.68] },
        faces(palette.wood.light, brush, 3),
      ),
    ]),
    [-1.4, -0.55, 0.3].map((x) => pendant(brush, camera, x, 4.2, 2.9, 1.95, 0.18)),
    atmosphere(palette, [600, 400]),
  ];
}

function slats([left, top]: Point, [right, bottom]: Point): string {
  return Array.from({ length: 13 }, (_, i) =>
    upright(left + ((right - left) * (i + 1)) / 27, top, bottom),
  ).join('');
}
