import { bed } from '../furniture/bed.ts';
import { pendant, pottedPlant } from '../furniture/decor.ts';
import { faces } from '../furniture/faces.ts';
import { armchair } from '../furniture/seats.ts';
import { blend, blendAcross, mix } from '../paint.ts';
import { box, upright } from '../path.ts';
import { block } from '../perspective.ts';
import { createRoom, type Room, shell } from '../room.ts';
import type { Brush } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere } from '../sky.ts';
import type { Drawing } from '../svg.ts';
import { cove, sunPatches, windowWall } from '../window-wall.ts';

/** A room to sleep in, its bed before the window. */
export function bedroom(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const room = createRoom({ width: 7, height: 3.05, far: 6.3, eye: 1.9 });
  const { camera } = room;
  return [
    shell(brush, room, {
      leftWall: blendAcross(palette.wood.dark, palette.wood.light),
    }),
    cove(brush, room),
    windowWall(brush, room, outside, { panes: 3 }),
    curtains(brush, room),
    sunPatches(brush, room, { panes: 3 }),
    pottedPlant(brush, camera, 3, 5.3, 1.6),
    armchair(brush, camera, 2.2, 4.7, mix(palette.sea.mid, palette.wall.base, 0.3)),
    bed(brush, camera, -0.5, 3.35, 2.1, 2.1),
    block(camera, { x: [-2.3, -1.8], y: [0, 0.5], z: [3.5, 3.9] }, faces(palette.wood.base, brush)),
    pendant(brush, camera, -2.05, 3.7, 3.05, 1.25, 0.15),
    block(camera, { x: [0.78, 1.28], y: [0, 0.5], z: [3.5, 3.9] }, faces(palette.wood.base, brush)),
    pottedPlant(brush, camera, 1.03, 3.7, 0.42, 0.5),
    atmosphere(palette, [600, 400]),
  ];
}

function curtains(brush: Brush, { camera, left, right, height, far }: Room): Drawing {
  const linen = mix(brush.palette.wall.lit, '#ffffff', 0.4);
  return [left + 0.05, right - 0.6].map((x) => {
    const [a, top] = camera.at(x, height, far - 0.12);
    const [b, foot] = camera.at(x + 0.55, 0, far - 0.12);
    const folds = [0.25, 0.5, 0.75].map((at) => upright(a + (b - a) * at, top, foot)).join('');
    return [
      filled(
        box(a, top, b - a, foot - top),
        blend(linen, mix(linen, brush.palette.wall.shade, 0.5), 90),
        0.93,
      ),
      stroked(folds, brush.palette.wall.shade, 3, 0.4),
    ];
  });
}
