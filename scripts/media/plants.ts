import { blend, mix } from './paint.ts';
import type { Palette } from './palettes.ts';
import { dash, soft, straight } from './path.ts';
import type { Random } from './random.ts';
import { heightAt } from './rocks.ts';
import { filled, stroked } from './shape.ts';
import { createStamp, type Stamp } from './stamp.ts';
import { type Drawing, element, type Point, short } from './svg.ts';

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

/** A round leafy tree, 120 units high; `fruit` hangs in it when it is a colour. */
export function roundTree(palette: Palette, random: Random, fruit?: string): Stamp {
  const crown = blob(random, 0, -74, 52, 46);
  const light = blob(random, -12, -88, 32, 26);
  let fruits = '';
  for (let i = 0; fruit && i < 13; i++) {
    const turn = random.next() * 7;
    const far = Math.sqrt(random.next());
    fruits += dash(Math.cos(turn) * 42 * far, -72 + Math.sin(turn) * 36 * far, 0);
  }
  return createStamp(
    filled('M-5-40h10l2 40h-14z', palette.wood.dark),
    filled(crown, blend(palette.foliage.base, palette.foliage.shade)),
    filled(light, palette.foliage.light, 0.6),
    fruit ? stroked(fruits, fruit, 9) : [],
  );
}

/** A leafy tree as tall as a pine, 300 units high. */
export function tallTree(palette: Palette, random: Random): Stamp {
  const crowns =
    blob(random, -34, -170, 62, 52) + blob(random, 38, -190, 60, 54) + blob(random, 2, -240, 66, 56);
  const lights =
    blob(random, -46, -188, 36, 26) + blob(random, 26, -212, 34, 26) + blob(random, -12, -258, 38, 28);
  return createStamp(
    element('path', {
      d: 'M-12 2Q-4-60-5-150h10Q5-60 13 2zM-2-110L-30-150M2-120L32-160',
      fill: palette.wood.dark,
      stroke: palette.wood.dark,
      'stroke-width': 5,
    }),
    filled(crowns, blend(palette.foliage.base, palette.foliage.shade)),
    filled(lights, palette.foliage.light, 0.55),
  );
}

/** A low bush or a clump of hedge, 40 units high. */
export function bush(palette: Palette, random: Random): Stamp {
  return createStamp(
    filled(blob(random, 0, -18, 44, 22), blend(palette.foliage.base, palette.foliage.shade)),
    filled(blob(random, -9, -26, 26, 11), palette.foliage.light, 0.6),
  );
}

/** A clipped hedge along a line, as high as `sizes` at its two ends. */
export function hedge(
  palette: Palette,
  random: Random,
  line: readonly Point[],
  sizes: readonly [number, number],
): Drawing {
  const [start, end] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  let light = '';
  let x = start;
  let y = heightAt(line, x) - sizes[0] * 0.5;
  let body = `M${Math.round(x)} ${Math.round(y)}`;
  while (x < end) {
    const size = sizes[0] + ((sizes[1] - sizes[0]) * (x - start)) / (end - start);
    const width = size * random.between(0.7, 1.3);
    const next = heightAt(line, x + width) - size * 0.5;
    const radius = Math.round(width * 0.55);
    body += `a${radius} ${radius} 0 0 1 ${Math.round(width)}${signed(next - y)}`;
    light += `M${Math.round(x + width * 0.2)} ${Math.round(y - size * 0.12)}q${Math.round(width * 0.26)}${signed(-size * 0.22)} ${Math.round(width * 0.52)} 0`;
    x += Math.round(width);
    y = next;
  }
  const below = line
    .toReversed()
    .map(([px, py]) => `L${Math.round(px)} ${Math.round(py + 14)}`)
    .join('');
  return [
    filled(`${body}${below}z`, blend(palette.foliage.base, palette.foliage.shade)),
    stroked(light, palette.foliage.light, sizes[0] * 0.16, 0.7),
  ];
}

function signed(value: number): string {
  const whole = Math.round(value);
  return whole < 0 ? `${whole}` : ` ${whole}`;
}

/** A palm of the southern coast (Washingtonia), 260 units high. */
export function palm(palette: Palette, random: Random): Stamp {
  let fronds = '';
  for (let i = 0; i < 11; i++) {
    const turn = Math.PI * (-0.12 + (i / 10) * 1.24) + random.between(-0.06, 0.06);
    const reach = random.between(62, 78);
    const [x, y] = [-Math.cos(turn) * reach, -250 - Math.sin(turn) * reach * 0.72 + 14];
    fronds += `M0-250Q${Math.round(x * 0.5 - 4)} ${Math.round(y - 14)} ${Math.round(x)} ${Math.round(y + 14)}Q${Math.round(x * 0.45 + 5)} ${Math.round(y + 6)} 0-250z`;
  }
  return createStamp(
    filled('M-5 0Q-1-130-3-250h6Q4-130 6 0z', blend(palette.wood.base, palette.wood.dark)),
    filled(fronds, blend(palette.foliage.light, palette.foliage.shade)),
  );
}

/** A plant with broad leaves in a pot, 200 units high; the same one everywhere, so that a picture holds it once. */
export function houseplant({ foliage, stone, wall }: Palette): Stamp {
  const leaf = (x: number, y: number, bow: number) =>
    `M0-62Q${Math.round(x * 0.5 - bow)} ${Math.round(-62 + (y + 62) * 0.7)} ${x} ${y}Q${Math.round(x * 0.5 + bow)} ${Math.round(-62 + (y + 62) * 0.45)} 0-62z`;
  const back =
    leaf(-74, -84, 8) + leaf(-40, -174, 14) + leaf(30, -182, 14) + leaf(82, -96, 8) + leaf(-2, -150, 14);
  const front = leaf(-66, -128, 12) + leaf(-8, -200, 13) + leaf(62, -146, 12);
  return createStamp(
    filled(back, blend(foliage.base, foliage.shade)),
    filled(front, blend(foliage.light, foliage.base)),
    filled('M-32-66h64L22 0h-44z', blend(mix(wall.base, stone.light, 0.3), stone.light)),
  );
}

function blob(random: Random, x: number, y: number, rx: number, ry: number): string {
  const count = 11;
  const rim = Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * Math.PI * 2;
    const out = random.between(0.88, 1.14) * (i % 2 === 0 ? 1.06 : 0.96);
    return [x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out];
  });
  return soft(rim, true);
}
