import { circle, hairstyles } from './hairstyles.ts';
import { blend, mix } from './paint.ts';
import { points, soft } from './path.ts';
import { encodePng } from './png.ts';
import { createPixels, fillRings } from './raster.ts';
import { element, type Point, renderSvg } from './svg.ts';

/** How someone looks, no more than a silhouette says: portraits are abstract on purpose and resemble no one. */
export type Look = {
  hair: keyof typeof hairstyles;
  hairColor: string;
  skin: string;
  jacket: string;
  shirt: string;
  /** Sky and hill behind. */
  backdrop: readonly [sky: string, horizon: string, hill: string];
  glasses?: boolean;
};

/** A soft closed shape in a square of 400 units, coloured from top to bottom. */
type Shape = { ring: readonly Point[]; colors: readonly [string, string]; opacity?: number };

const square = 400;

export function portraitSvg(look: Look): string {
  return renderSvg(
    square,
    square,
    shapes(look).map(({ ring, colors, opacity }) =>
      element('path', {
        d: soft(ring, true),
        fill: colors[0] === colors[1] ? colors[0] : blend(...colors),
        opacity: opacity === undefined ? undefined : `${opacity}`,
      }),
    ),
  );
}

/** The same portrait as a PNG of `size` × `size` pixels. */
export function portraitPng(look: Look, size: number): Buffer {
  const pixels = createPixels(size);
  for (const { ring, colors, opacity } of shapes(look))
    fillRings(pixels, [flatten(ring)], size / square, colors, opacity);
  return encodePng(pixels);
}

function shapes(look: Look): Shape[] {
  const { skin, jacket, shirt, hairColor, backdrop } = look;
  const shade = mix(skin, '#7a3b3a', 0.32);
  const hair = hairstyles[look.hair];
  const hairTone = [mix(hairColor, '#ffffff', 0.14), hairColor] as const;
  return [
    { ring: frame(-60, 460), colors: [backdrop[0], backdrop[1]] },
    { ring: circle(300, 128, 62), colors: ['#fff6de', mix('#fff6de', backdrop[1], 0.4)], opacity: 0.75 },
    {
      ring: points('-60 300, 60 262, 170 292, 270 250, 460 286, 460 480, -60 480'),
      colors: [backdrop[2], mix(backdrop[2], '#1b2a41', 0.35)],
    },
    ...hair.back.map((ring) => ({ ring, colors: [hairColor, mix(hairColor, '#10192b', 0.4)] as const })),
    {
      ring: points('160 220, 240 220, 244 300, 262 340, 200 372, 138 340, 156 300'),
      colors: [shade, mix(skin, shade, 0.4)],
    },
    {
      ring: points('40 470, 52 378, 104 334, 160 312, 200 356, 240 312, 296 334, 348 378, 360 470'),
      colors: [mix(jacket, '#ffffff', 0.1), mix(jacket, '#10192b', 0.3)],
    },
    {
      ring: points('164 316, 200 344, 236 316, 252 336, 200 440, 148 336'),
      colors: [shirt, mix(shirt, '#7f8aa0', 0.3)],
    },
    {
      ring: points('164 296, 200 330, 236 296, 238 312, 200 362, 162 312'),
      colors: [mix(skin, shade, 0.4), mix(skin, shade, 0.6)],
    },
    {
      ring: points('150 300, 138 322, 128 352, 158 372, 198 456, 186 470, 96 400, 104 336'),
      colors: [mix(jacket, '#ffffff', 0.2), jacket],
    },
    {
      ring: points('250 300, 262 322, 272 352, 242 372, 202 456, 214 470, 304 400, 296 336'),
      colors: [jacket, mix(jacket, '#10192b', 0.35)],
    },
    {
      ring: points('130 176, 146 168, 150 214, 138 222, 126 206'),
      colors: [skin, shade],
    },
    {
      ring: points('270 176, 254 168, 250 214, 262 222, 274 206'),
      colors: [shade, shade],
    },
    {
      ring: points('200 84, 258 100, 270 170, 258 232, 226 272, 200 282, 174 272, 142 232, 130 170, 142 100'),
      colors: [mix(skin, '#ffffff', 0.12), skin],
    },
    {
      ring: points('226 90, 262 106, 270 170, 258 232, 226 272, 206 280, 238 236, 244 170'),
      colors: [shade, shade],
      opacity: 0.45,
    },
    ...(look.glasses ? glasses : []),
    ...hair.front.map((ring) => ({ ring, colors: hairTone })),
  ];
}

const rim = '#26324a';
const glasses: Shape[] = [
  { ring: points('184 178, 216 178, 216 188, 184 188'), colors: [rim, rim] },
  ...[166, 234].flatMap((x): Shape[] => [
    { ring: circle(x, 186, 29), colors: [rim, rim] },
    { ring: circle(x, 186, 25), colors: ['#f4e3d2', '#e3c6ae'] },
  ]),
];

function frame(from: number, to: number): Point[] {
  const far = 3 * (to - from);
  return [
    [from - far, from - far],
    [to + far, from - far],
    [to + far, to + far],
    [from - far, to + far],
  ];
}

/** The soft line through a ring's middles as points close to one another. */
function flatten(ring: readonly Point[]): Point[] {
  const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
  return ring.flatMap((pull, i) => {
    const start = middle(ring.at(i - 1) ?? pull, pull);
    const end = middle(pull, ring[(i + 1) % ring.length] ?? pull);
    return Array.from({ length: 10 }, (_, step): Point => {
      const t = step / 10;
      const along = (a: number, b: number, c: number) => a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t ** 2;
      return [along(start[0], pull[0], end[0]), along(start[1], pull[1], end[1])];
    });
  });
}
