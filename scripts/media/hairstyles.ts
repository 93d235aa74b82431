import { points } from './path.ts';
import type { Point } from './svg.ts';

export const hairstyles = {
  short: {
    back: [],
    front: [
      points(
        '128 186, 118 120, 146 66, 206 50, 262 66, 286 124, 272 188, 262 150, 246 118, 196 122, 150 112, 140 150',
      ),
    ],
  },
  parted: {
    back: [],
    front: [
      points(
        '130 184, 116 128, 134 74, 190 46, 262 60, 286 120, 270 186, 264 150, 250 126, 214 118, 172 84, 158 122, 140 144',
      ),
    ],
  },
  bob: {
    back: [points('200 48, 290 70, 306 180, 296 268, 250 290, 200 270, 150 290, 104 268, 94 180, 110 70')],
    front: [
      points(
        '122 236, 104 150, 128 70, 204 48, 272 70, 296 150, 278 238, 268 178, 240 120, 190 104, 150 130, 134 178',
      ),
    ],
  },
  long: {
    back: [points('200 44, 296 70, 312 200, 330 340, 286 382, 200 330, 114 382, 70 340, 88 200, 104 70')],
    front: [
      points(
        '118 250, 102 150, 126 68, 200 46, 274 68, 298 150, 282 250, 270 176, 248 122, 204 84, 166 122, 134 172',
      ),
    ],
  },
  bun: {
    back: [circle(200, 44, 46), points('200 52, 284 70, 292 170, 270 220, 130 220, 108 170, 116 70')],
    front: [
      points(
        '128 190, 110 130, 136 70, 200 54, 264 70, 290 130, 272 190, 262 140, 230 104, 200 98, 160 108, 140 140',
      ),
    ],
  },
} satisfies Record<string, { back: Point[][]; front: Point[][] }>;

export function circle(x: number, y: number, radius: number): Point[] {
  const out = radius / Math.cos(Math.PI / 12) ** 2;
  return Array.from({ length: 12 }, (_, i) => [
    x + Math.cos((i * Math.PI) / 6) * out,
    y + Math.sin((i * Math.PI) / 6) * out,
  ]);
}
