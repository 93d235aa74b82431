import { blend, fade, gradient, mix } from './paint.ts';
import { box, straight } from './path.ts';
import { type Camera, createCamera } from './perspective.ts';
import type { Brush } from './scene.ts';
import { filled, stroked } from './shape.ts';
import { type Drawing, define, element, group, type Paint } from './svg.ts';

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

/** The far wall all of glass, in `panes`, and what is seen through it. */
export function windowWall(
  brush: Brush,
  room: Room,
  outside: Drawing,
  {
    panes = 4,
    sill = 0,
    head = room.height,
    from = room.left,
    to = room.right,
  }: { panes?: number; sill?: number; head?: number; from?: number; to?: number } = {},
): Drawing {
  const { palette } = brush;
  const { camera, left, right, height, far } = room;
  const [x, y] = camera.at(from, head, far);
  const [x2, y2] = camera.at(to, sill, far);
  const [wallLeft, wallTop] = camera.at(left, height, far);
  const [wallRight, wallBottom] = camera.at(right, 0, far);
  const opening = define(element('clipPath', {}, element('path', { d: box(x, y, x2 - x, y2 - y) })));
  const frame = mix(palette.ink, palette.wood.dark, 0.45);
  let bars = '';
  for (let i = 0; i <= panes; i++)
    bars += `M${Math.round(x + ((x2 - x) * i) / panes)} ${Math.round(y)}V${Math.round(y2)}`;
  return [
    filled(
      box(wallLeft, wallTop, wallRight - wallLeft, wallBottom - wallTop),
      blend(mix(palette.wall.base, palette.ink, 0.1), mix(palette.wall.base, palette.ink, 0.2)),
    ),
    group(
      { 'clip-path': opening },
      outside,
      filled(
        `M${x} ${y2}L${x + 190} ${y}h120L${x + 120} ${y2}zM${x + 480} ${y2}L${x + 670} ${y}h44L${x + 524} ${y2}z`,
        '#ffffff',
        0.1,
      ),
    ),
    stroked(
      `${bars}M${Math.round(x)} ${Math.round(y)}H${Math.round(x2)}M${Math.round(x)} ${Math.round(y2)}H${Math.round(x2)}`,
      frame,
      5,
    ),
  ];
}

/** Sunlight on the floor, one patch a pane, drawn towards the viewer and to one side. */
export function sunPatches(
  { palette }: Brush,
  { camera, left, right, far }: Room,
  {
    panes = 4,
    lean = 0.8,
    reach = 0.52,
    from = left,
    to = right,
  }: { panes?: number; lean?: number; reach?: number; from?: number; to?: number } = {},
): Drawing {
  const width = (to - from) / panes;
  const patches = Array.from({ length: panes }, (_, i) => {
    const x = from + i * width;
    return straight([
      camera.at(x + 0.08, 0.01, far - 0.1),
      camera.at(x + width - 0.08, 0.01, far - 0.1),
      camera.at(x + width - 0.08 + lean, 0.01, far * reach),
      camera.at(x + 0.08 + lean, 0.01, far * reach),
    ]);
  });
  return filled(patches.join(''), fade(mix(palette.glow, '#ffffff', 0.55), 0.55, 0.05));
}

/** A band of light along the ceiling's edge. */
export function cove({ palette }: Brush, { camera, left, right, height, near, far }: Room): Drawing {
  const strip = [left + 0.5, right - 0.65].map((x) =>
    straight([
      camera.at(x, height, near),
      camera.at(x + 0.15, height, near),
      camera.at(x + 0.15, height, far - 0.4),
      camera.at(x, height, far - 0.4),
    ]),
  );
  return filled(strip.join(''), mix(palette.lamp, '#ffffff', 0.55));
}
