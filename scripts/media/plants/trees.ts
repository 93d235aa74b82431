import { blend } from '../paint.ts';
import type { Palette } from '../palettes.ts';
import { dash, soft } from '../path.ts';
import type { Random } from '../random.ts';
import { filled, stroked } from '../shape.ts';
import { createStamp, type Stamp } from '../stamp.ts';
import { element, type Point } from '../svg.ts';

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

export function blob(random: Random, x: number, y: number, rx: number, ry: number): string {
  const count = 11;
  const rim = Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * Math.PI * 2;
    const out = random.between(0.88, 1.14) * (i % 2 === 0 ? 1.06 : 0.96);
    return [x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out];
  });
  return soft(rim, true);
}
