import { mix } from '../paint.ts';
import { type Block, block, blocks, type Camera } from '../perspective.ts';
import type { Brush } from '../scene.ts';
import type { Drawing } from '../svg.ts';
import { shadow } from './faces.ts';

/** A low table with four legs. */
export function table(
  brush: Brush,
  camera: Camera,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
): Drawing {
  const { wood } = brush.palette;
  const leg = { top: wood.dark, front: wood.dark, side: wood.dark };
  const feet = [z + depth - 0.06, z].flatMap((near) =>
    [x - width / 2, x + width / 2 - 0.05].map(
      (left): Block => ({ x: [left, left + 0.05], y: [0, height], z: [near, near + 0.05] }),
    ),
  );
  return [
    shadow(brush, camera, x, z - 0.05, width * 1.1, depth),
    blocks(camera, feet, leg),
    block(
      camera,
      { x: [x - width / 2, x + width / 2], y: [height - 0.06, height], z: [z, z + depth] },
      { top: mix(wood.light, '#ffffff', 0.12), front: wood.base, side: wood.dark },
    ),
  ];
}
