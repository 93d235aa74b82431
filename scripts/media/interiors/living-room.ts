import { pendant, pottedPlant, rug } from '../furniture/decor.ts';
import { faces } from '../furniture/faces.ts';
import { armchair, sofa } from '../furniture/seats.ts';
import { table } from '../furniture/table.ts';
import { mix } from '../paint.ts';
import { type Block, blocks } from '../perspective.ts';
import { createRoom, type Room, shell } from '../room.ts';
import type { Brush } from '../scene.ts';
import { atmosphere } from '../sky.ts';
import type { Drawing } from '../svg.ts';
import { sunPatches, windowWall } from '../window-wall.ts';

/** A living room full of light, with a sofa, books and a long table. */
export function livingRoom(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const room = createRoom({ width: 7.6, height: 3, far: 6, eye: 1.5 });
  const { camera } = room;
  return [
    shell(brush, room, { timber: true }),
    windowWall(brush, room, outside, { panes: 4 }),
    sunPatches(brush, room, { panes: 4, lean: -1.2, reach: 0.4 }),
    shelves(brush, room),
    pottedPlant(brush, camera, -3.2, 5.2, 1.8),
    rug(brush, camera, [-2.2, 1.6], [2.9, 4.6], mix(palette.wall.base, palette.wood.light, 0.3)),
    sofa(brush, camera, -0.5, 4.3, 2.6, mix(palette.foliage.base, palette.wall.base, 0.45)),
    armchair(brush, camera, 2.1, 4, palette.wood.light),
    table(brush, camera, -0.4, 3.2, 1.3, 0.7, 0.34),
    pottedPlant(brush, camera, -0.6, 3.5, 0.48, 0.34),
    pendant(brush, camera, -0.4, 3.6, 3, 2.2, 0.2),
    atmosphere(palette, [600, 400]),
  ];
}

/** Shelves with books along the right wall. */
function shelves(brush: Brush, { camera, right }: Room): Drawing {
  const { palette, random } = brush;
  const colors = [palette.accent, palette.wall.lit, palette.sea.near, palette.foliage.base] as const;
  const books = [0.8, 1.35].flatMap((up) =>
    Array.from(
      { length: 7 },
      (_, i): Block => ({
        x: [right - 0.26, right],
        y: [up, up + random.between(0.24, 0.42)],
        z: [5.2 - i * 0.28, 5.4 - i * 0.28],
      }),
    ),
  );
  const boards = [0.75, 1.3, 1.85].map(
    (up): Block => ({ x: [right - 0.32, right], y: [up, up + 0.05], z: [3.2, 5.6] }),
  );
  return [
    colors.map((color, i) =>
      blocks(
        camera,
        books.filter((_, at) => at % colors.length === i),
        faces(color, brush),
      ),
    ),
    blocks(camera, boards, faces(palette.wood.dark, brush)),
  ];
}
