import { blend, mix } from '../paint.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { heightAt } from '../rocks.ts';
import { filled, stroked } from '../shape.ts';
import { createStamp, type Stamp } from '../stamp.ts';
import type { Drawing, Point } from '../svg.ts';
import { blob } from './trees.ts';

/** A low bush or a clump of hedge, 40 units high. */
export function bush(palette: Palette, random: Random): Stamp {
  return createStamp(
    filled(blob(random, 0, -18, 44, 22), blend(palette.foliage.base, palette.foliage.shade)),
    filled(blob(random, -9, -26, 26, 11), palette.foliage.light, 0.6),
  );
}

/** A clipped hedge along a line, as high as `sizes` at its two ends. */
export function hedge(
  palette: Palette,
  random: Random,
  line: readonly Point[],
  sizes: readonly [number, number],
): Drawing {
  const [start, end] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  let light = '';
  let x = start;
  let y = heightAt(line, x) - sizes[0] * 0.5;
  let body = `M${Math.round(x)} ${Math.round(y)}`;
  while (x < end) {
    const size = sizes[0] + ((sizes[1] - sizes[0]) * (x - start)) / (end - start);
    const width = size * random.between(0.7, 1.3);
    const next = heightAt(line, x + width) - size * 0.5;
    const radius = Math.round(width * 0.55);
    body += `a${radius} ${radius} 0 0 1 ${Math.round(width)}${signed(next - y)}`;
    light += `M${Math.round(x + width * 0.2)} ${Math.round(y - size * 0.12)}q${Math.round(width * 0.26)}${signed(-size * 0.22)} ${Math.round(width * 0.52)} 0`;
    x += Math.round(width);
    y = next;
  }
  const below = line
    .toReversed()
    .map(([px, py]) => `L${Math.round(px)} ${Math.round(py + 14)}`)
    .join('');
  return [
    filled(`${body}${below}z`, blend(palette.foliage.base, palette.foliage.shade)),
    stroked(light, palette.foliage.light, sizes[0] * 0.16, 0.7),
  ];
}

function signed(value: number): string {
  const whole = Math.round(value);
  return whole < 0 ? `${whole}` : ` ${whole}`;
}

/** A plant with broad leaves in a pot, 200 units high; the same one everywhere, so that a picture holds it once. */
export function houseplant({ foliage, stone, wall }: Palette): Stamp {
  const leaf = (x: number, y: number, bow: number) =>
    `M0-62Q${Math.round(x * 0.5 - bow)} ${Math.round(-62 + (y + 62) * 0.7)} ${x} ${y}Q${Math.round(x * 0.5 + bow)} ${Math.round(-62 + (y + 62) * 0.45)} 0-62z`;
  const back =
    leaf(-74, -84, 8) + leaf(-40, -174, 14) + leaf(30, -182, 14) + leaf(82, -96, 8) + leaf(-2, -150, 14);
  const front = leaf(-66, -128, 12) + leaf(-8, -200, 13) + leaf(62, -146, 12);
  return createStamp(
    filled(back, blend(foliage.base, foliage.shade)),
    filled(front, blend(foliage.light, foliage.base)),
    filled('M-32-66h64L22 0h-44z', blend(mix(wall.base, stone.light, 0.3), stone.light)),
  );
}
