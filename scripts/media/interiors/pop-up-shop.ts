import { pendant, pottedPlant } from '../furniture/decor.ts';
import { faces } from '../furniture/faces.ts';
import { table } from '../furniture/table.ts';
import { blendAcross, mix } from '../paint.ts';
import { segment, straight } from '../path.ts';
import { block } from '../perspective.ts';
import { createRoom, type Room, shell } from '../room.ts';
import type { Brush } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere } from '../sky.ts';
import type { Drawing, Point } from '../svg.ts';
import { sunPatches, windowWall } from '../window-wall.ts';
import { masonry } from './walls.ts';

/** A shop on the ground floor that opens for a few weeks: brick, rails of clothes, plinths. */
export function popUpShop(brush: Brush, outside: Drawing): Drawing {
  const { palette, random } = brush;
  const { wall, ink, lamp, accent } = palette;
  const floor = { light: mix(wall.base, '#d9d4d6', 0.82), base: '#a9a3b3', dark: '#5d5a72' };
  const concrete = { lit: '#cfc6cf', base: '#9d97aa', shade: '#6c6a82' };
  const room = createRoom({ width: 8.4, height: 3.6, far: 6.4, eye: 1.5 });
  const { camera } = room;
  const cloth = [
    accent,
    mix(lamp, '#ffffff', 0.4),
    palette.sea.mid,
    mix(wall.lit, lamp, 0.5),
    '#e9e3e6',
    palette.hill.near,
  ] as const;
  return [
    shell({ ...brush, palette: { ...palette, wall: concrete } }, room, {
      floor,
      leftWall: blendAcross(wall.shade, wall.lit),
      rightWall: blendAcross(wall.lit, wall.shade),
    }),
    masonry(brush, room, wall.shade, 12),
    windowWall(brush, room, outside, { panes: 4, from: -3.4, to: 3.4, head: 3 }),
    sunPatches(brush, room, { panes: 4, from: -3.4, to: 3.4, lean: 0.7 }),
    [-2.6, 2.6].map((x) => clothesRail(brush, room, x, 4.6, cloth)),
    [
      [-1.2, 0.95, 4.7],
      [0, 0.6, 4.2],
      [1.15, 0.8, 4.8],
    ].map(([x = 0, high = 1, z = 4]) => [
      block(camera, { x: [x - 0.32, x + 0.32], y: [0, high], z: [z, z + 0.6] }, faces('#efe9ea', brush)),
      block(
        camera,
        { x: [x - 0.16, x + 0.16], y: [high, high + random.between(0.16, 0.34)], z: [z + 0.15, z + 0.4] },
        faces(random.pick(cloth), brush, 3),
      ),
    ]),
    table(brush, camera, 0.2, 2.9, 1.9, 0.7, 0.74),
    [-0.45, 0, 0.5].map((x, i) =>
      block(
        camera,
        { x: [x, x + 0.3], y: [0.74, 0.8 + i * 0.04], z: [3.05, 3.35] },
        faces(cloth[i] ?? accent, brush, 2),
      ),
    ),
    pottedPlant(brush, camera, 3.3, 3.6, 1.7),
    [-2, -0.7, 0.7, 2].map((x) => pendant(brush, camera, x, 4.6, 3.6, 2.75, 0.2)),
    stroked(segment(camera.at(-4.2, 3.3, 4.6), camera.at(4.2, 3.3, 4.6)), ink, 4, 0.5),
    atmosphere(palette, [600, 420]),
  ];
}

function clothesRail(
  brush: Brush,
  { camera }: Room,
  x: number,
  z: number,
  cloth: readonly [string, ...string[]],
): Drawing {
  const { random, palette } = brush;
  const [left, top] = camera.at(x - 0.75, 1.6, z);
  const [right, foot] = camera.at(x + 0.75, 0, z);
  const pieces = Array.from({ length: 8 }, (_, i) => {
    const at = left + 8 + ((right - left - 16) * i) / 7;
    const hem = top + (foot - top) * random.between(0.5, 0.68);
    const cut: Point[] = [
      [at - 8, top + 12],
      [at, top + 4],
      [at + 8, top + 12],
      [at + 10, hem],
      [at - 10, hem],
    ];
    return filled(straight(cut), mix(random.pick(cloth), palette.ink, random.between(0, 0.2)));
  });
  const frame: Point[] = [
    [left, foot],
    [left, top],
    [right, top],
    [right, foot],
  ];
  return [stroked(straight(frame, false), palette.ink, 4), pieces];
}
