import { blend, fade, mix } from './paint.ts';
import { box, straight } from './path.ts';
import type { Room } from './room.ts';
import type { Brush } from './scene.ts';
import { filled, stroked } from './shape.ts';
import { type Drawing, define, element, group } from './svg.ts';

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
