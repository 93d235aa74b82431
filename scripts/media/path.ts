import type { Point } from './svg.ts';

/** Points written as `'x y, x y, …'`. */
export function points(list: string): Point[] {
  return list.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** Path data along a line of points, in straight lines. */
export function straight(line: readonly Point[], closed = true): string {
  const whole = line.map(rounded);
  const [start, ...rest] = whole;
  if (!start) return '';
  let before = start;
  const steps = rest.flatMap(([x, y]) => {
    const step = [x - before[0], y - before[1]];
    before = [x, y];
    return step;
  });
  return `M${numbers(start)}l${numbers(steps)}${closed ? 'z' : ''}`;
}

/** Path data along a line of points in soft curves: the ends are met, every point between pulls the line. */
export function soft(line: readonly Point[], closed = false): string {
  const ring = closed ? closeRing(line) : line.map(rounded);
  const [start] = ring;
  if (!start) return '';
  let [x, y] = start;
  const steps: number[] = [];
  for (let i = 1; i < ring.length - 1; i++) {
    const pull = ring[i] ?? start;
    const next = ring[i + 1] ?? start;
    const end = i === ring.length - 2 ? next : rounded([(pull[0] + next[0]) / 2, (pull[1] + next[1]) / 2]);
    steps.push(pull[0] - x, pull[1] - y, end[0] - x, end[1] - y);
    [x, y] = end;
  }
  return `M${numbers(start)}q${numbers(steps)}${closed ? 'z' : ''}`;
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
  const [left, top, w, h] = [x, y, width, height].map(tenth);
  return `M${numbers([left ?? 0, top ?? 0])}h${w}v${h}h${tenth(-(w ?? 0))}z`;
}

export function dash(x: number, y: number, width: number): string {
  return `M${numbers([Math.round(x), Math.round(y)])}h${Math.round(width)}`;
}

export function disc(x: number, y: number, radius: number): string {
  const r = tenth(radius);
  return `M${numbers([tenth(x - radius), tenth(y)])}a${numbers([r, r])} 0 1 0 ${numbers([2 * r, 0])} ${numbers([r, r])} 0 1 0 ${numbers([-2 * r, 0])}z`;
}

function closeRing(line: readonly Point[]): Point[] {
  const first = line[0] ?? [0, 0];
  const second = line[1] ?? first;
  const seam = rounded([(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]);
  return [seam, ...line.slice(1).map(rounded), rounded(first), seam];
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Numbers apart by a space, or by nothing where the minus sign parts them. */
function numbers(values: readonly number[]): string {
  return values
    .map((value, i) => (i > 0 && value >= 0 ? ` ${tenth(value)}` : `${tenth(value)}`))
    .join('')
    .replace(/-0(?=[ -]|$)/g, ' 0');
}
