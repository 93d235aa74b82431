import { pottedPlant, rug } from '../furniture/decor.ts';
import { faces } from '../furniture/faces.ts';
import { armchair, sofa } from '../furniture/seats.ts';
import { table } from '../furniture/table.ts';
import { blend, blendAcross, halo, mix } from '../paint.ts';
import { box, dash, upright } from '../path.ts';
import { block } from '../perspective.ts';
import { createRoom, shell } from '../room.ts';
import type { Brush } from '../scene.ts';
import { ellipse, filled, stroked } from '../shape.ts';
import { atmosphere } from '../sky.ts';
import { createStamp, type Stamp, stamp } from '../stamp.ts';
import type { Drawing, Paint, Point } from '../svg.ts';
import { sunPatches, windowWall } from '../window-wall.ts';

/** A room around an open fire, in the mountains. */
export function fireside(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const { stone, lamp, accent } = palette;
  const room = createRoom({ width: 7.6, height: 3.3, far: 6, eye: 1.5 });
  const { camera } = room;
  const [left, top] = camera.at(-1.05, 0.95, 4.9);
  const [right, bottom] = camera.at(0.35, 0.25, 4.9);
  const middle = (left + right) / 2;
  return [
    shell(brush, room, {
      timber: true,
      leftWall: blendAcross(palette.wood.dark, palette.wood.base),
      rightWall: blendAcross(palette.wood.base, palette.wood.dark),
    }),
    windowWall(brush, room, outside, { panes: 6 }),
    sunPatches(brush, room, { panes: 6, lean: 0.6, reach: 0.62 }),
    block(
      camera,
      { x: [-1.55, 0.85], y: [0, 3.3], z: [4.9, 5.6] },
      { top: stone.light, front: mix(stone.base, palette.wood.base, 0.15), side: stone.dark },
    ),
    stroked(chimneyJoints(brush, camera.at(-1.55, 3.3, 4.9), camera.at(0.85, 0, 4.9)), stone.dark, 2, 0.5),
    block(camera, { x: [-1.75, 1.05], y: [1.2, 1.34], z: [4.7, 4.9] }, faces(palette.wood.light, brush)),
    filled(box(left, top, right - left, bottom - top), blend(palette.ink, mix(palette.ink, accent, 0.6))),
    stamp(flame(blend(accent, lamp)), middle, bottom, 1),
    stamp(flame(lamp), middle + 2, bottom, 0.6),
    block(camera, { x: [-1.75, 1.05], y: [0, 0.22], z: [4.5, 4.9] }, faces(stone.light, brush)),
    ellipse(middle, bottom + 60, 330, 110, halo(lamp, 0.55)),
    pottedPlant(brush, camera, 2.9, 5.4, 1.7),
    rug(brush, camera, [-2, 1.7], [2.6, 4.2], mix(palette.wall.base, palette.wood.light, 0.25)),
    sofa(brush, camera, -2.35, 3.9, 1.5, mix(palette.hill.near, palette.wall.lit, 0.2)),
    armchair(brush, camera, 2.1, 3.9, mix(accent, palette.wood.base, 0.45)),
    table(brush, camera, 0.1, 2.9, 1.2, 0.6, 0.34),
    pottedPlant(brush, camera, 0, 3.1, 0.42, 0.34),
    atmosphere(palette, [middle, 480]),
  ];
}

/** A flame 76 units wide, its foot at 0, 0. */
function flame(fill: Paint): Stamp {
  return createStamp(filled('M-38 0q-11-29 26-58q4 18 24 6q38 28 26 52z', fill));
}

/** Joints of the stones of a chimney that faces the viewer. */
function chimneyJoints({ random }: Brush, [left, top]: Point, [right, bottom]: Point): string {
  let lines = '';
  for (let y = top + 24; y < bottom; y += 24) {
    lines += dash(left, y, right - left);
    for (let x = left + random.between(20, 60); x < right; x += random.between(40, 80))
      lines += upright(x, y, y - 24);
  }
  return lines;
}
