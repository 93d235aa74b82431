import { blend } from './paint.ts';
import type { Palette } from './palettes.ts';
import { straight } from './path.ts';
import type { Random } from './random.ts';
import { filled } from './shape.ts';
import { createStamp, type Stamp, stamp } from './stamp.ts';
import type { Drawing, Point } from './svg.ts';

/** An angular boulder of black basalt, 100 units wide, its top in the light. */
function boulder({ stone }: Palette, random: Random): Stamp {
  const width = 100;
  const height = random.between(36, 62);
  const at = (x: number, y: number, loose = 5): Point => [
    x * width + random.between(-loose, loose),
    -y * height + random.between(-loose, loose),
  ];
  const [a, b, c, d, e, f] = [
    at(0, 0, 0),
    at(0.08, 0.5),
    at(0.3, 0.95),
    at(0.66, 0.9),
    at(0.92, 0.42),
    at(1, 0, 0),
  ];
  const [g, h] = [at(0.44, 0.6), at(0.74, 0.5)];
  return createStamp(
    filled(straight([a, b, c, d, e, f]), stone.dark),
    filled(straight([g, h, at(0.68, 0, 1), at(0.36, 0, 1)]), stone.base, 0.55),
    filled(straight([b, c, d, h, g]), blend(stone.light, stone.base)),
  );
}

/** Boulders piled along a shore; they grow with `sizes` from its first point to its last. */
export function boulders(
  palette: Palette,
  random: Random,
  shore: readonly Point[],
  sizes: readonly [number, number],
  loose = 0.16,
): Drawing {
  const kinds: [Stamp, Stamp, Stamp] = [
    boulder(palette, random),
    boulder(palette, random),
    boulder(palette, random),
  ];
  const set: { x: number; y: number; size: number }[] = [];
  const [start, end] = [shore[0]?.[0] ?? 0, shore.at(-1)?.[0] ?? 0];
  for (let x = start; x < end; ) {
    const along = (x - start) / (end - start);
    const size = (sizes[0] + (sizes[1] - sizes[0]) * along) * random.between(0.55, 1.5);
    set.push({ x, y: heightAt(shore, x + size / 2) + random.between(0, loose) * size, size });
    x += size * random.between(0.55, 1);
  }
  return set
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, size }) => {
      const turned = random.chance(0.5);
      return stamp(random.pick(kinds), turned ? x + size : x, y, size / 100, turned);
    });
}

/** The height of a line of points at `x`. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1], line[i]];
    if (from && to && x <= to[0])
      return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
  }
  return line.at(-1)?.[1] ?? 0;
}
