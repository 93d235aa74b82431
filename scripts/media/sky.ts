import { fade, glow, gradient, mix } from './paint.ts';
import type { Palette } from './palettes.ts';
import { box, dash } from './path.ts';
import type { Random } from './random.ts';
import { ellipse, filled, stroked } from './shape.ts';
import { type Drawing, element, type Point, short } from './svg.ts';

/** Sky down to `horizon`, over the whole width. */
export function sky(palette: Palette, horizon: number): Drawing {
  const [zenith, high, low, edge] = palette.sky;
  return filled(
    box(0, 0, 1200, horizon + 2),
    gradient([
      [0, zenith],
      [0.42, high],
      [0.78, low],
      [1, edge],
    ]),
  );
}

/** The sun's disc and the light around it. */
export function sun(palette: Palette, [x, y]: Point, radius: number, reach = 9): Drawing {
  const halo = glow([
    [0, palette.sun, 0.95],
    [0.14, palette.glow, 0.6],
    [0.45, palette.glow, 0.2],
    [1, palette.glow, 0],
  ]);
  return [
    element('circle', { cx: x, cy: y, r: radius * reach, fill: halo }),
    element('circle', { cx: x, cy: y, r: radius, fill: palette.sun }),
  ];
}

/** Banks of cloud with flat undersides between heights `from` and `to`, thinner towards the horizon. */
export function clouds(palette: Palette, random: Random, { from = 60, to = 300, count = 5 } = {}): Drawing {
  return Array.from({ length: count }, (_, i) => {
    const depth = (i + random.next()) / count;
    const width = random.between(260, 520) * (1.1 - depth * 0.4);
    const x = ((i * 0.618 + random.next() * 0.25) % 1) * 1300 - 120;
    const y = from + (to - from) * depth;
    return cloud(palette, random, x, y, width, width * 0.2 * (1.1 - depth * 0.5));
  });
}

function cloud(
  palette: Palette,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
): Drawing {
  const lobes = 7;
  const weights = Array.from({ length: lobes }, () => random.between(0.5, 1.5));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const crest = random.between(0.3, 0.7);
  let [left, top, along] = [x, y, 0];
  let d = `M${short(x)} ${short(y)}`;
  weights.forEach((weight, i) => {
    along += weight / whole;
    const rise =
      i === lobes - 1
        ? 0
        : height * Math.max(0.12, 1 - Math.abs(along - crest) * 1.9) * random.between(0.7, 1);
    const [right, next] = [x + along * width, y - rise];
    const radius = Math.hypot(right - left, next - top) * random.between(0.52, 0.62);
    d += `A${Math.round(radius)} ${Math.round(radius)} 0 0 1 ${Math.round(right)} ${Math.round(next)}`;
    [left, top] = [right, next];
  });
  return filled(`${d}z`, fade(palette.cloud, 0.9, 0.05));
}

/** Long thin streaks of cloud, as in the evening. */
export function streaks(
  palette: Palette,
  random: Random,
  { from = 120, to = 380, count = 12 } = {},
): Drawing {
  return Array.from({ length: count }, (_, i) => {
    const depth = (i + random.next()) / count;
    const width = random.between(200, 620) * (1.15 - depth * 0.4);
    const height = random.between(5, 15) * (1.3 - depth * 0.75);
    const x = random.between(-150, 1150) - width * 0.2;
    const y = from + (to - from) * depth;
    const belly = random.between(0.35, 0.65) * width;
    const d =
      `M${short(x)} ${short(y)}c${short(belly * 0.5)} ${short(-height)} ${short(belly)} ${short(-height * 1.2)} ${short(width)} ${short(-height * 0.2)}` +
      `c${short(-width * 0.3)} ${short(height * 0.9)} ${short(-width * 0.6)} ${short(height * 0.8)} ${short(-width)} ${short(height * 0.2)}z`;
    const color = mix(palette.cloud, palette.sky[1], 0.75 - depth * 0.75);
    return element('path', { d, fill: color, opacity: short(random.between(0.45, 0.85)) });
  });
}

/** Stars, denser towards the zenith. */
export function stars(random: Random, below: number, count = 40): Drawing {
  let small = '';
  for (let i = 0; i < count; i++) small += dash(random.between(0, 1200), random.next() ** 2 * below, 0);
  return stroked(small, '#ffffff', 2.2, 0.55);
}

/** Light and shadow over the finished picture, which ties its parts together. */
export function atmosphere(palette: Palette, [x, y]: Point): Drawing {
  const light = glow([
    [0, palette.glow, 0.34],
    [0.5, palette.glow, 0.1],
    [1, palette.glow, 0],
  ]);
  return [ellipse(x, y, 760, 520, light), filled(box(0, 520, 1200, 280), fade(palette.ink, 0, 0.26))];
}

/** Mist that lies at `y` and thins out upwards. */
export function mist(palette: Palette, y: number, height: number, cover = 0.8): Drawing {
  return filled(box(0, y - height, 1200, height), fade(palette.haze, 0, cover));
}
