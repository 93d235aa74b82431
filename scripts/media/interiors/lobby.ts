import { pendant, pottedPlant, rug } from '../furniture/decor.ts';
import { armchair, sofa } from '../furniture/seats.ts';
import { table } from '../furniture/table.ts';
import { blendAcross, mix } from '../paint.ts';
import { createRoom, shell } from '../room.ts';
import type { Brush } from '../scene.ts';
import { atmosphere } from '../sky.ts';
import type { Drawing } from '../svg.ts';
import { sunPatches, windowWall } from '../window-wall.ts';
import { masonry } from './walls.ts';

/** A hotel lobby: glass to the view, a wall of dark stone, a timber ceiling. */
export function lobby(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const room = createRoom({ width: 9.4, height: 3.3, far: 6.8, eye: 1.5 });
  const { camera } = room;
  return [
    shell(brush, room, {
      leftWall: blendAcross(palette.stone.dark, palette.stone.light),
      timber: true,
    }),
    masonry(brush, room, palette.stone.dark, 9),
    windowWall(brush, room, outside, { panes: 5 }),
    sunPatches(brush, room, { panes: 5, lean: 1.1 }),
    pottedPlant(brush, camera, 3.9, 5.8, 2.1),
    sofa(brush, camera, -1.9, 4.9, 2.5, mix(palette.wall.lit, palette.wood.light, 0.35)),
    rug(brush, camera, [-1.7, 2.5], [3.1, 4.8], mix(palette.sea.mid, palette.wall.base, 0.55)),
    armchair(brush, camera, 1.6, 4.5, mix(palette.accent, palette.wood.light, 0.3)),
    armchair(brush, camera, 2.9, 4.3, mix(palette.accent, palette.wood.light, 0.3)),
    table(brush, camera, 0.3, 3.6, 1.4, 0.8, 0.36),
    pottedPlant(brush, camera, 0.3, 3.9, 0.54, 0.36),
    pottedPlant(brush, camera, -3.3, 3.5, 1.9),
    [-0.9, 0.1, 1.1].map((x, i) => pendant(brush, camera, x, 4.6, 3.3, i === 1 ? 2.45 : 2.65)),
    atmosphere(palette, [600, 400]),
  ];
}
