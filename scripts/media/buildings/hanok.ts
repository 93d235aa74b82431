import { blend, mix } from '../paint.ts';
import type { Palette } from '../palettes.ts';
import { box, dash, upright } from '../path.ts';
import { filled, stroked } from '../shape.ts';
import { createStamp, type Stamp } from '../stamp.ts';

const bays = 5;

const bay = 64;

const width = bays * bay;

const eaves = -112;

/** A hanok: papered doors lit from within between timber posts on a stone base, under a tiled roof with lifted eaves. */
export function hanok(palette: Palette): Stamp {
  const { wood, stone, lamp, ink, haze, wall } = palette;
  const tiles = mix(ink, haze, 0.26);
  const edge = mix(tiles, wall.lit, 0.55);
  const roof = { x: width / 2, ridge: -222 };
  const paths = { doors: '', lattice: '', posts: '', tiles: '', stones: '' };
  for (let i = 0; i < bays; i++) {
    const left = i * bay + 9;
    paths.doors += box(left, eaves + 22, bay - 18, 68);
    for (const at of [1, 2, 3]) paths.lattice += upright(left + (at * (bay - 18)) / 4, eaves + 22, -22);
    for (const y of [-68, -46]) paths.lattice += dash(left, y, bay - 18);
    paths.stones += upright(i * bay + 20, -16, 0);
  }
  for (let i = 0; i <= bays; i++) paths.posts += upright(i * bay, eaves, -16);
  for (let i = 1; i < 14; i++) {
    const [top, foot] = [roof.x - 122 + (i * 244) / 14, -48 + (i * (width + 96)) / 14];
    paths.tiles += `M${Math.round(top)} ${roof.ridge + 8}Q${Math.round(top + (foot - top) * 0.4)} -140 ${Math.round(foot)} -108`;
  }
  return createStamp(
    filled(box(-18, -18, width + 36, 20), blend(stone.light, stone.base)),
    stroked(paths.stones, ink, 1.6, 0.25),
    filled(box(0, eaves, width, 96), blend(mix(wall.base, wood.dark, 0.35), mix(wall.lit, wood.light, 0.2))),
    filled(paths.doors, blend(mix(lamp, '#ffffff', 0.35), lamp)),
    stroked(paths.lattice, wood.dark, 2, 0.7),
    stroked(`${paths.posts}${dash(0, eaves + 14, width)}`, wood.base, 9),
    filled(`M-40 -118Q${roof.x} -82 ${width + 40} -118V-104Q${roof.x} -74 -40 -104z`, wood.dark),
    filled(
      `M${roof.x - 130} ${roof.ridge}H${roof.x + 130}Q${width - 4} -146 ${width + 58} -130Q${roof.x} -88 -58 -130Q4 -146 ${roof.x - 130} ${roof.ridge}z`,
      blend(mix(tiles, haze, 0.18), tiles),
    ),
    stroked(paths.tiles, ink, 3, 0.4),
    stroked(`M-58 -130Q${roof.x} -88 ${width + 58} -130`, edge, 5, 0.7),
    stroked(
      `M${roof.x - 136} ${roof.ridge - 6}Q${roof.x} ${roof.ridge + 6} ${roof.x + 136} ${roof.ridge - 6}`,
      edge,
      11,
    ),
  );
}
