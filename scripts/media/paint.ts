import { type Definition, define, element } from './svg.ts';

/** A colour, where it stands (0 to 1) and how much it covers (1 when left out). */
type Stop = readonly [offset: number, color: string, opacity?: number];

/** A gradient from top to bottom of what it fills; `angle` 0 is down, 90 to the right, in degrees. */
export function gradient(stops: readonly Stop[], angle = 0): Definition {
  return define(
    element('linearGradient', angle === 0 ? { x2: 0, y2: 1 } : direction(angle), stops.map(stop)),
  );
}

function direction(angle: number): Record<string, string> {
  const turn = (angle * Math.PI) / 180;
  const at = (value: number) => hundredth(0.5 + value / 2);
  const [x, y] = [Math.sin(turn), Math.cos(turn)];
  return { x1: at(-x), y1: at(-y), x2: at(x), y2: at(y) };
}

/** Light that fades from its middle to the edge of what it fills. */
export function glow(stops: readonly Stop[]): Definition {
  return define(element('radialGradient', {}, stops.map(stop)));
}

/** `fade('#123456', 0.8, 0)`: one colour whose cover changes from top to bottom. */
export function fade(color: string, from: number, to: number, angle = 0): Definition {
  return gradient(
    [
      [0, color, from],
      [1, color, to],
    ],
    angle,
  );
}

/** From one colour to another, top to bottom. */
export function blend(from: string, to: string, angle = 0): Definition {
  return gradient(
    [
      [0, from],
      [1, to],
    ],
    angle,
  );
}

/** From one colour on the left to another on the right. */
export function blendAcross(from: string, to: string): Definition {
  return gradient(
    [
      [0, from],
      [1, to],
    ],
    90,
  );
}

/** Light of one colour that fades outwards. */
export function halo(color: string, strength: number): Definition {
  return glow([
    [0, color, strength],
    [0.5, color, strength * 0.33],
    [1, color, 0],
  ]);
}

/** The colour between two `#rrggbb`: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function stop([offset, color, opacity = 1]: Stop) {
  return element('stop', {
    offset: offset === 0 ? undefined : hundredth(offset),
    'stop-color': color,
    'stop-opacity': opacity === 1 ? undefined : hundredth(opacity),
  });
}

function hundredth(value: number): string {
  return `${Math.round(value * 100) / 100 + 0}`.replace(/^(-?)0\./, '$1.');
}
