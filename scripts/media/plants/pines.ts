import { blend } from '../paint.ts';
import type { Palette } from '../palettes.ts';
import { soft, straight } from '../path.ts';
import type { Random } from '../random.ts';
import { filled, stroked } from '../shape.ts';
import { createStamp, type Stamp } from '../stamp.ts';
import { element, type Point } from '../svg.ts';

/** A Korean red pine: bare leaning trunk, flat clouds of needles. 300 units high. */
export function redPine(palette: Palette, random: Random): Stamp {
  const lean = random.between(-26, 26);
  const top = Math.round(lean * 0.7);
  const bend = Math.round(lean);
  const trunk = `M-13 2C-3-60 ${bend - 14}-150 ${top - 3}-285h6C${bend + 2}-150 9-60 14 2z`;
  const pads = [
    [lean * 1.0 - 48, -168, 46],
    [lean * 1.0 + 52, -190, 50],
    [lean * 0.8 - 40, -226, 58],
    [lean * 0.7 + 40, -248, 54],
    [lean * 0.7, -282, 56],
  ] as const;
  const branches = pads
    .slice(0, 4)
    .map(([x, y]) => `M${bend} ${y + 24}Q${Math.round((x + lean) / 2)} ${y + 12} ${Math.round(x)} ${y}`)
    .join('');
  return createStamp(
    filled(trunk, blend(palette.wood.base, palette.wood.dark)),
    stroked(branches, palette.wood.dark, 4),
    filled(
      pads.map(([x, y, half]) => needles(random, x, y, half)).join(''),
      blend(palette.foliage.base, palette.foliage.shade),
    ),
    filled(
      pads.map(([x, y, w]) => needles(random, x - w * 0.12, y - w * 0.2, w * 0.66)).join(''),
      palette.foliage.light,
      0.55,
    ),
  );
}

function needles(random: Random, x: number, y: number, half: number): string {
  const rim: Point[] = [
    [x - half, y + 4],
    [x - half * 0.98, y - half * 0.16],
    [x - half * 0.5, y - half * random.between(0.42, 0.6)],
    [x - half * 0.05, y - half * random.between(0.5, 0.7)],
    [x + half * 0.5, y - half * random.between(0.36, 0.56)],
    [x + half, y - half * 0.12],
    [x + half * 0.96, y + 6],
    [x + half * 0.3, y + half * 0.14],
    [x - half * 0.4, y + half * 0.1],
  ];
  return soft(rim, true);
}

/** A fir in tiers, 200 units high, with snow on its boughs when `snow` is a colour. */
export function fir(palette: Palette, random: Random, snow?: string): Stamp {
  const tiers = 5;
  const dark: Point[] = [[0, -200]];
  const caps: string[] = [];
  const left: Point[] = [];
  for (let i = 1; i <= tiers; i++) {
    const y = -200 + i * 36;
    const half = 10 + i * 9.5 + random.between(-3, 3);
    dark.push([half, y], [half * 0.55, y - 4]);
    left.push([-half, y], [-half * 0.55, y - 4]);
    caps.push(
      straight([
        [0, y - 40],
        [half * 0.2, y - 18],
        [-half * 0.12, y - 14],
        [-half * 0.4, y - 4],
        [-half * 0.95, y - 2],
        [-half * 0.5, y - 22],
      ]),
    );
  }
  dark.pop();
  left.pop();
  return createStamp(
    filled('M-5-24h10v24h-10z', palette.wood.dark),
    filled(straight([...dark, ...left.toReversed()]), blend(palette.foliage.base, palette.foliage.shade)),
    element('path', { d: caps.join(''), fill: snow ?? palette.foliage.light, opacity: snow ? '.92' : '.35' }),
  );
}
