import { linearRgb } from './contrast.ts';
import type { Hex } from './palette.ts';

type Triple = [number, number, number];

/** Ways of seeing colour: full colour vision and the three dichromacies. */
export const COLOR_VISIONS = ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
type ColorVision = (typeof COLOR_VISIONS)[number];

// Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
const SIMULATION: Record<ColorVision, [Triple, Triple, Triple]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How different two colours look with a colour vision: CIE76 distance in L*a*b*; about 2.3 is just noticeable. */
export function seenDistance(one: Hex, other: Hex, vision: ColorVision): number {
  const [l1, a1, b1] = seenLab(one, vision);
  const [l2, a2, b2] = seenLab(other, vision);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

function seenLab(color: Hex, vision: ColorVision): Triple {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const [red, green, blue] = multiply(SIMULATION[vision], linearRgb(color));
  const [x, y, z] = multiply(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    [clamp(red), clamp(green), clamp(blue)],
  );
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x / 0.95047) - f(y)), 200 * (f(y) - f(z / 1.08883))];
}

function multiply(matrix: [Triple, Triple, Triple], [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}
