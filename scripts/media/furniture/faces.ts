import { mix } from '../paint.ts';
import type { Camera, Faces } from '../perspective.ts';
import type { Brush } from '../scene.ts';
import { ellipse } from '../shape.ts';
import type { Drawing } from '../svg.ts';

/** The three faces of a thing of one colour, in the room's light. */
export function faces(color: string, { palette }: Brush, round = 0): Faces {
  return {
    top: mix(color, '#ffffff', 0.22),
    front: color,
    side: mix(color, palette.ink, 0.24),
    ...(round > 0 ? { soft: round } : {}),
  };
}

/** The shadow under a thing that stands on the floor. */
export function shadow(
  { palette }: Brush,
  camera: Camera,
  x: number,
  z: number,
  width: number,
  depth: number,
): Drawing {
  const [left, y] = camera.at(x - width / 2, 0, z);
  const [right] = camera.at(x + width / 2, 0, z);
  const far = camera.at(x, 0, z + depth)[1];
  return ellipse(
    (left + right) / 2,
    (y + far) / 2,
    ((right - left) / 2) * 1.06,
    (y - far) * 0.7,
    palette.ink,
    0.22,
  );
}
