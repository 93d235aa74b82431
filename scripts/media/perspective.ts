import { blend } from './paint.ts';
import { straight } from './path.ts';
import { type Drawing, element, type Paint, type Point } from './svg.ts';

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

/** A quadrilateral through points of space. */
export function plane(
  camera: Camera,
  corners: readonly (readonly [number, number, number])[],
  fill: Paint,
  opacity?: string,
): Drawing {
  return element('path', { d: straight(corners.map((corner) => camera.at(...corner))), fill, opacity });
}

/** A rectangle that lies on the ground (or `up` metres above it). */
export function floorPatch(
  camera: Camera,
  [left, right]: readonly [number, number],
  [near, far]: readonly [number, number],
  fill: Paint,
  up = 0,
  opacity?: string,
): Drawing {
  return plane(
    camera,
    [
      [left, up, near],
      [right, up, near],
      [right, up, far],
      [left, up, far],
    ],
    fill,
    opacity,
  );
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
  const face = (points: readonly Point[], fill: string, foot = fill) =>
    element('path', {
      d: straight(points),
      fill: fill === foot ? fill : blend(fill, foot),
      stroke: faces.soft ? fill : undefined,
      'stroke-width': faces.soft,
    });
  return [
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
}
