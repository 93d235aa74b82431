import { straightDownTo } from './path.ts';
import type { Brush } from './scene.ts';
import { filled } from './shape.ts';
import type { Drawing, Point } from './svg.ts';

/** Flat silhouettes of a town. */
export function skyline({ random }: Brush, y: number, fill: string, height: number): Drawing {
  const points: Point[] = [];
  for (let x = -20; x < 1220; ) {
    const width = random.between(26, 84);
    const top = y - height * random.between(0.3, 1);
    points.push([x, top], [x + width, top]);
    x += width;
  }
  return filled(straightDownTo(points, 720), fill);
}
