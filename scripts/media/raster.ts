import type { Point } from './svg.ts';

/** Pixels of a square picture: red, green, blue, opacity, a byte each. */
export type Pixels = { size: number; bytes: Uint8Array };

const samples = 4;

export function createPixels(size: number): Pixels {
  return { size, bytes: new Uint8Array(size * size * 4) };
}

/**
 * Fills a shape of rings (a ring within a ring is a hole) from `top` colour to `bottom` colour with smooth edges. Rings
 * are in units of which `scale` make a pixel's side.
 */
export function fillRings(
  pixels: Pixels,
  rings: readonly (readonly Point[])[],
  scale: number,
  [top, bottom]: readonly [string, string],
  opacity = 1,
): void {
  const { size } = pixels;
  const scaled = rings.map((ring) => ring.map(([x, y]): Point => [x * scale, y * scale]));
  const heights = scaled.flatMap((ring) => ring.map(([, y]) => y));
  const [from, to] = [Math.min(...heights), Math.max(...heights)];
  const [first, last] = [rgb(top), rgb(bottom)];
  const cover = new Float64Array(size);
  for (let row = Math.max(0, Math.floor(from)); row < Math.min(size, Math.ceil(to)); row++) {
    cover.fill(0);
    for (let sample = 0; sample < samples; sample++) coverRow(cover, scaled, row + (sample + 0.5) / samples);
    const share = Math.min(1, Math.max(0, (row + 0.5 - from) / (to - from || 1)));
    const color = first.map((value, i) => value + ((last[i] ?? 0) - value) * share);
    for (let column = 0; column < size; column++) {
      const alpha = Math.min(1, (cover[column] ?? 0) / samples) * opacity;
      if (alpha > 0) lay(pixels, (row * size + column) * 4, color, alpha);
    }
  }
}

/** Adds to each pixel how much of it lies inside the rings on the line `y`. */
function coverRow(cover: Float64Array, rings: readonly (readonly Point[])[], y: number): void {
  const crossings: number[] = [];
  for (const ring of rings) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
      if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    });
  }
  crossings.sort((a, b) => a - b);
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [start, end] = [Math.max(0, crossings[i] ?? 0), Math.min(cover.length, crossings[i + 1] ?? 0)];
    for (let column = Math.floor(start); column < end; column++) {
      cover[column] = (cover[column] ?? 0) + Math.min(column + 1, end) - Math.max(column, start);
    }
  }
}

/** Lays a colour over what is there. */
function lay({ bytes }: Pixels, at: number, color: readonly number[], alpha: number): void {
  const under = (bytes[at + 3] ?? 0) / 255;
  const whole = alpha + under * (1 - alpha);
  for (let i = 0; i < 3; i++) {
    bytes[at + i] = Math.round(
      ((color[i] ?? 0) * alpha + (bytes[at + i] ?? 0) * under * (1 - alpha)) / whole,
    );
  }
  bytes[at + 3] = Math.round(whole * 255);
}

function rgb(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
