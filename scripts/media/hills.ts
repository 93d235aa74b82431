import { blend, mix } from './paint.ts';
import type { Palette } from './palettes.ts';
import { softDownTo, straight, straightDownTo } from './path.ts';
import type { Random } from './random.ts';
import { filled } from './shape.ts';
import type { Drawing, Point } from './svg.ts';

/** Points of a rolling line across the picture: `swell` is its height, `waves` how often it rises. */
function rolling(random: Random, y: number, swell: number, waves: number): Point[] {
  const [a, b, c] = [random.next() * 7, random.next() * 7, random.next() * 7];
  return Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) * waves * Math.PI * 2;
    const rise = 0.55 * Math.sin(t + a) + 0.3 * Math.sin(t * 2.3 + b) + 0.15 * Math.sin(t * 4.7 + c);
    return [-20 + i * 88.6, y - rise * swell];
  });
}

/**
 * Ranges of hills one behind the other, from `top` down to `base`; the farther, the more of the air's colour they take,
 * and each dissolves in mist at its foot.
 */
export function ranges(
  palette: Palette,
  random: Random,
  {
    top,
    base,
    count,
    swell,
    waves = 1.4,
  }: { top: number; base: number; count: number; swell: number; waves?: number },
): Drawing {
  return Array.from({ length: count }, (_, i) => {
    const near = count === 1 ? 1 : i / (count - 1);
    const y = top + (base - top) * ((i + 0.6) / (count + 0.6));
    const crest = mix(mix(palette.hill.far, palette.hill.near, near), palette.haze, 0.5 * (1 - near));
    return filled(
      softDownTo(rolling(random, y, swell * (0.7 + 0.3 * near), waves * (1 + near * 0.5)), base + 40),
      blend(crest, mix(crest, palette.haze, 0.75)),
    );
  });
}

/** A broad volcanic cone such as Hallasan, far off. */
export function volcano(palette: Palette, [x, y]: Point, width: number, height: number): Drawing {
  const line: Point[] = [
    [x - width, y],
    [x - width * 0.55, y - height * 0.26],
    [x - width * 0.2, y - height * 0.8],
    [x - width * 0.07, y - height * 1.04],
    [x + width * 0.02, y - height * 0.94],
    [x + width * 0.09, y - height],
    [x + width * 0.25, y - height * 0.66],
    [x + width * 0.6, y - height * 0.2],
    [x + width, y],
  ];
  const crest = mix(palette.hill.far, palette.sky[1], 0.25);
  return filled(softDownTo(line, y + 40), blend(crest, palette.haze));
}

/** A ragged ridge with its sunlit faces: `peaks` as [x, y, half width]. Light falls from the left. */
export function massif(
  random: Random,
  peaks: readonly (readonly [x: number, y: number, half: number])[],
  base: number,
  { lit, shade, foot }: { lit: string; shade: string; foot: string },
): Drawing {
  const body: string[] = [];
  const faces: string[] = [];
  for (const [x, y, half] of peaks) {
    const height = base - y;
    const left: Point[] = [];
    const right: Point[] = [];
    const spine: Point[] = [];
    const steps = 7;
    for (let i = 1; i <= steps; i++) {
      const down = i / steps;
      const spread = half * down ** 0.92;
      left.push([x - spread + random.between(-0.05, 0.05) * half, y + height * down]);
      right.push([x + spread + random.between(-0.05, 0.05) * half, y + height * down]);
      const swing = (i % 2 === 0 ? -0.08 : 0.12) * random.between(0.4, 1.3) * half * (0.25 + down * 0.6);
      spine.push([x + swing + half * 0.12 * down, y + height * down * random.between(0.9, 1)]);
    }
    body.push(straight([[x, y], ...right, ...left.toReversed()]));
    faces.push(straight([[x, y], ...spine, ...left.toReversed()]));
  }
  return [filled(body.join(''), blend(shade, foot)), filled(faces.join(''), blend(lit, foot))];
}

/** A ragged skyline of a ridge without faces, for the distance. */
export function ridge(
  random: Random,
  y: number,
  height: number,
  base: number,
  crest: string,
  foot: string,
): Drawing {
  let points: Point[] = [
    [-20, y + height * random.between(0, 0.5)],
    [random.between(250, 480), y - height * 0.2],
    [random.between(700, 950), y + height * 0.2],
    [1220, y - height * random.between(0, 0.4)],
  ];
  let rough = height;
  for (let round = 0; round < 4; round++) {
    rough *= 0.52;
    points = points.flatMap((point, i) => {
      const next = points[i + 1];
      if (!next) return [point];
      return [
        point,
        [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + random.between(-rough, rough)],
      ] as Point[];
    });
  }
  return filled(straightDownTo(points, base), blend(crest, foot));
}
