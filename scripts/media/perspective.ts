import { straight } from './path.ts';
import { filled } from './shape.ts';
import { type Drawing, element, group, type Paint, type Point } from './svg.ts';

/** Where a point of space falls in the picture: metres to the right, upwards and away from the viewer. */
export type Camera = {
  at(right: number, up: number, away: number): Point;
  readonly eye: number;
};

/** A viewer whose eye is `eye` metres up, looking level; `focal` is the size in units of a metre one metre away. */
export function createCamera({
  eye,
  focal,
  horizon,
  centre = 600,
}: {
  eye: number;
  focal: number;
  horizon: number;
  centre?: number;
}): Camera {
  return {
    eye,
    at: (right, up, away) => [centre + (focal * right) / away, horizon - (focal * (up - eye)) / away],
  };
}

/** Path data of a rectangle that lies on the ground, or `up` metres above it. */
export function patch(
  camera: Camera,
  [left, right]: readonly [number, number],
  [near, far]: readonly [number, number],
  up = 0,
): string {
  return straight([
    camera.at(left, up, near),
    camera.at(right, up, near),
    camera.at(right, up, far),
    camera.at(left, up, far),
  ]);
}

export function floorPatch(
  camera: Camera,
  across: readonly [number, number],
  away: readonly [number, number],
  fill: Paint,
): Drawing {
  return filled(patch(camera, across, away), fill);
}

export type Block = {
  x: readonly [left: number, right: number];
  y: readonly [bottom: number, top: number];
  z: readonly [near: number, far: number];
};

export type Faces = { top: string; front: string; side: string; soft?: number };

/** A box in space: its front, its top where it is below the eye, and the side that is turned to the viewer. */
export function block(
  camera: Camera,
  { x: [left, right], y: [bottom, top], z: [near, far] }: Block,
  faces: Faces,
): Drawing {
  const at = (x: number, y: number, z: number) => camera.at(x, y, z);
  const turned = left > 0 ? left : right < 0 ? right : undefined;
  const { soft } = faces;
  const face = (corners: readonly Point[], color: string) =>
    soft === undefined ? filled(straight(corners), color) : element('path', { d: straight(corners), color });
  const drawing = [
    turned === undefined
      ? []
      : face(
          [at(turned, bottom, near), at(turned, top, near), at(turned, top, far), at(turned, bottom, far)],
          faces.side,
        ),
    face(
      [at(left, bottom, near), at(left, top, near), at(right, top, near), at(right, bottom, near)],
      faces.front,
    ),
    top < camera.eye
      ? face([at(left, top, near), at(left, top, far), at(right, top, far), at(right, top, near)], faces.top)
      : [],
  ];
  return soft === undefined
    ? drawing
    : group({ fill: 'currentColor', stroke: 'currentColor', 'stroke-width': soft }, drawing);
}

/**
 * Many boxes of one look as three shapes, which keeps a picture small. Only for boxes that do not hide one another.
 */
export function blocks(camera: Camera, boxes: readonly Block[], faces: Faces): Drawing {
  const paths = { side: '', front: '', top: '' };
  for (const {
    x: [left, right],
    y: [bottom, top],
    z: [near, far],
  } of boxes) {
    const at = (x: number, y: number, z: number) => camera.at(x, y, z);
    const turned = left > 0 ? left : right;
    if (left > 0 || right < 0) {
      paths.side += straight([
        at(turned, bottom, near),
        at(turned, top, near),
        at(turned, top, far),
        at(turned, bottom, far),
      ]);
    }
    paths.front += straight([
      at(left, bottom, near),
      at(left, top, near),
      at(right, top, near),
      at(right, bottom, near),
    ]);
    if (top < camera.eye)
      paths.top += straight([
        at(left, top, near),
        at(left, top, far),
        at(right, top, far),
        at(right, top, near),
      ]);
  }
  if (faces.side === faces.front) return filled(paths.side + paths.front, faces.front);
  return [
    filled(paths.side, faces.side),
    filled(paths.front, faces.front),
    paths.top === '' ? [] : filled(paths.top, faces.top),
  ];
}
