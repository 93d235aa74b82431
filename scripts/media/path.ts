import type { Point } from './svg.ts';

/** Points written as `'x y, x y, …'`. */
export function points(list: string): Point[] {
  return list.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** Path data along a line of points, straight from one to the next. */
export function straight(line: readonly Point[], closed = true): string {
  return `M${line.map(whole).join('L')}${closed ? 'z' : ''}`;
}

/** Path data along a line of points in soft curves: the ends are met, every point between pulls the line. */
export function soft(line: readonly Point[], closed = false): string {
  const first = line[0] ?? [0, 0];
  const seam = middle(first, line[1] ?? first);
  const ring = closed ? [seam, ...line.slice(1), first, seam] : line;
  const curves = ring.slice(1, -1).map((pull, i) => {
    const next = ring[i + 2] ?? pull;
    return `Q${whole(pull)} ${whole(i === ring.length - 3 ? next : middle(pull, next))}`;
  });
  return `M${whole(ring[0] ?? first)}${curves.join('')}${closed ? 'z' : ''}`;
}

/** Path data of a soft line closed down to `bottom`: a hill, a bank, a shore. */
export function softDownTo(line: readonly Point[], bottom: number): string {
  return `${soft(line)}V${Math.round(bottom)}H${Math.round(line[0]?.[0] ?? 0)}z`;
}

/** Path data of a ragged line closed down to `bottom`: a mountain ridge, a skyline. */
export function straightDownTo(line: readonly Point[], bottom: number): string {
  return `${straight(line, false)}V${Math.round(bottom)}H${Math.round(line[0]?.[0] ?? 0)}z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A level line from `x`, `y` to the right; a dot where `width` is 0. */
export function dash(x: number, y: number, width: number): string {
  return `M${whole([x, y])}h${Math.round(width)}`;
}

/** An upright line. */
export function upright(x: number, from: number, to: number): string {
  return `M${whole([x, from])}V${Math.round(to)}`;
}

export function segment(from: Point, to: Point): string {
  return `M${whole(from)}L${whole(to)}`;
}

/** A point in whole units, as path data. */
function whole([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function middle([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
