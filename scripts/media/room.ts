import { blend, gradient, mix } from './paint.ts';
import { box, straight } from './path.ts';
import { type Camera, createCamera } from './perspective.ts';
import type { Brush } from './scene.ts';
import { filled, stroked } from './shape.ts';
import type { Drawing, Paint } from './svg.ts';

/** A room of `width` × `height` metres, its window wall `far` metres from the viewer. */
export type Room = { camera: Camera; left: number; right: number; height: number; near: number; far: number };

export function createRoom({
  width,
  height,
  far,
  focal = 760,
  eye = 1.45,
  shift = 0,
}: {
  width: number;
  height: number;
  far: number;
  focal?: number;
  eye?: number;
  shift?: number;
}): Room {
  return {
    camera: createCamera({ eye, focal, horizon: 430, centre: 600 + shift }),
    left: -width / 2,
    right: width / 2,
    height,
    // Just behind the picture's edge, so that coordinates stay short.
    near: (focal * Math.min(eye, height - eye)) / 445,
    far,
  };
}

/** Walls, ceiling and boarded floor. The light comes in through the far wall. */
export function shell(
  { palette }: Brush,
  { camera, left, right, height, near, far }: Room,
  {
    leftWall,
    rightWall,
    floor = palette.wood,
    timber = false,
  }: {
    leftWall?: Paint;
    rightWall?: Paint;
    /** A ceiling of wooden slats. */
    timber?: boolean;
    floor?: { light: string; base: string; dark: string };
  } = {},
): Drawing {
  const { wall, ink } = palette;
  const surface = (corners: readonly (readonly [number, number, number])[], fill: Paint) =>
    filled(straight(corners.map((corner) => camera.at(...corner))), fill);
  const boards = (up: number, gap: number) => {
    let lines = '';
    for (let x = Math.ceil(left / gap) * gap; x <= right; x += gap) {
      const [fromX, fromY] = camera.at(x, up, far);
      const [toX, toY] = camera.at(x, up, near);
      lines += `M${Math.round(fromX)} ${Math.round(fromY)}L${Math.round(toX)} ${Math.round(toY)}`;
    }
    return lines;
  };
  const ceiling = timber
    ? gradient([
        [0, floor.dark],
        [1, floor.light],
      ])
    : blend(mix(wall.base, mix(floor.light, ink, 0.12), 0.42), mix(wall.lit, palette.glow, 0.3));
  return [
    filled(box(0, 0, 1200, 800), mix(wall.base, ink, 0.06)),
    surface(
      [
        [left, 0, near],
        [right, 0, near],
        [right, 0, far],
        [left, 0, far],
      ],
      gradient([
        [0, mix(floor.light, floor.base, 0.35)],
        [1, mix(floor.base, floor.dark, 0.5)],
      ]),
    ),
    stroked(boards(0, 0.5), floor.dark, 1.5, 0.35),
    surface(
      [
        [left, height, near],
        [right, height, near],
        [right, height, far],
        [left, height, far],
      ],
      ceiling,
    ),
    timber ? stroked(boards(height, 0.3), floor.dark, 2.5, 0.6) : [],
    surface(
      [
        [left, 0, near],
        [left, height, near],
        [left, height, far],
        [left, 0, far],
      ],
      leftWall ??
        gradient(
          [
            [0, mix(wall.base, ink, 0.14)],
            [1, wall.lit],
          ],
          90,
        ),
    ),
    surface(
      [
        [right, 0, near],
        [right, height, near],
        [right, height, far],
        [right, 0, far],
      ],
      rightWall ??
        gradient(
          [
            [0, mix(wall.lit, wall.base, 0.5)],
            [1, mix(wall.base, ink, 0.22)],
          ],
          90,
        ),
    ),
  ];
}
