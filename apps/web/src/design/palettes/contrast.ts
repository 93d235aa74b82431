import type { Hex } from './palette.ts';

/** Returns red, green and blue of a `#rrggbb` color as linear light, from 0 to 1. */
export function linearRgb(color: Hex): [number, number, number] {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Returns the WCAG 2 contrast ratio of two colors, from 1 (none) to 21 (black on white). */
export function contrastRatio(one: Hex, other: Hex): number {
  const luminance = (color: Hex) => {
    const [red, green, blue] = linearRgb(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
