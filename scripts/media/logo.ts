import { blend } from './paint.ts';
import { encodePng } from './png.ts';
import { createPixels, fillRings, type Pixels } from './raster.ts';
import { filled } from './shape.ts';
import { type Point, renderSvg } from './svg.ts';

/**
 * The platform's mark: a G whose bar is the horizon, with the sun rising on it. One geometry for the vector files and
 * the raster file; its colours hold on white and on the dark theme's navy.
 */
const size = 256;

const centre = 128;

const outer = 116;

const inner = 80;

const bar = { left: 66, top: 128, height: 36 };

const sun = { x: 128, radius: 40, gap: 10 };

const opening = -52;

const sea = ['#18aef0', '#0371b8'] as const;

const light = ['#ffc95c', '#f0a12f'] as const;

const ground = ['#0f1b30', '#0b1322'] as const;

export function logoSvg(): string {
  const at = (radius: number, degrees: number) =>
    point(radius, degrees)
      .map((value) => value.toFixed(2))
      .join(' ');
  const reach = Math.sqrt(inner ** 2 - bar.height ** 2).toFixed(2);
  const right = centre + Number(reach);
  const ring =
    `M${centre + outer} ${bar.top}A${outer} ${outer} 0 1 1 ${at(outer, opening)}L${at(inner, opening)}` +
    `A${inner} ${inner} 0 1 0 ${right} ${bar.top + bar.height}H${bar.left + bar.height / 2}` +
    `a${bar.height / 2} ${bar.height / 2} 0 0 1 0-${bar.height}z`;
  const disc = `M${sun.x - sun.radius} ${bar.top - sun.gap}a${sun.radius} ${sun.radius} 0 0 1 ${2 * sun.radius} 0z`;
  return renderSvg(size, size, [filled(ring, blend(...sea)), filled(disc, blend(...light))]);
}

export function logoPng(): Buffer {
  const pixels = createPixels(size);
  drawLogo(pixels, 1, 0);
  return encodePng(pixels);
}

/**
 * The mark on its ground, for a home screen: whole inside the circle that any device's mask leaves.
 * @param side in pixels
 */
export function appIconPng(side: number): Buffer {
  const pixels = createPixels(side);
  const square: Point[] = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
  fillRings(pixels, [square], 1, ground);
  const share = 0.62;
  drawLogo(pixels, (side * share) / size, (size * (1 / share - 1)) / 2);
  return encodePng(pixels);
}

/** `inset` is the free space before it, in the mark's own units. */
function drawLogo(pixels: Pixels, scale: number, inset: number): void {
  const placed = (ring: Point[]) => ring.map(([x, y]): Point => [x + inset, y + inset]);
  const reach = Math.atan2(bar.height, Math.sqrt(inner ** 2 - bar.height ** 2)) * (180 / Math.PI);
  const cap = arc([bar.left + bar.height / 2, bar.top + bar.height / 2], bar.height / 2, 90, 270);
  const ring = [
    ...arc([centre, centre], outer, 0, 360 + opening),
    ...arc([centre, centre], inner, 360 + opening, reach),
    ...cap,
  ];
  fillRings(pixels, [placed(ring)], scale, sea);
  fillRings(pixels, [placed(arc([sun.x, bar.top - sun.gap], sun.radius, 180, 360))], scale, light);
}

function point(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [centre + Math.cos(turn) * radius, centre + Math.sin(turn) * radius];
}

/** Points of an arc, clockwise on the screen when `to` is larger. */
function arc([x, y]: Point, radius: number, from: number, to: number): Point[] {
  const steps = 120;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const turn = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
  });
}
