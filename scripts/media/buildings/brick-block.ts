import { blend, gradient, mix } from '../paint.ts';
import { box, dash, straight, upright } from '../path.ts';
import type { Brush } from '../scene.ts';
import { edged, filled, stroked } from '../shape.ts';
import { createStamp, type Stamp } from '../stamp.ts';

type BrickPlan = {
  bays: number;
  bay?: number;
  floors: number;
  floor?: number;
  side?: number;
  lit?: number;
  shop?: number;
};

/** A brick building: a grid of tall windows, arched in the top row, over lit shops. Its foot is the pavement. */
export function brickBlock({ palette, random }: Brush, plan: BrickPlan): Stamp {
  const { bays, bay = 66, floors, floor = 70, side = 66, lit = 0.5, shop = 96 } = plan;
  const { wall, glass, lamp, ink } = palette;
  const width = bays * bay;
  const top = -floors * floor - shop;
  const [paneWidth, paneHeight] = [bay - 22, floor - 24];
  const arch = paneWidth / 2;
  const paths = { panes: '', lamps: '', bars: '', sills: '', courses: '', shops: '' };
  for (let level = 0; level < floors; level++) {
    const sill = top + (level + 1) * floor - 8;
    for (let i = 0; i < bays; i++) {
      const left = i * bay + 11;
      const pane =
        level === 0
          ? `M${left} ${sill}v${arch - paneHeight}a${arch} ${arch} 0 0 1 ${paneWidth} 0v${paneHeight - arch}z`
          : box(left, sill - paneHeight, paneWidth, paneHeight);
      paths[random.chance(lit) ? 'lamps' : 'panes'] += pane;
      paths.bars +=
        upright(left + arch, sill, sill - paneHeight) + dash(left, sill - paneHeight * 0.55, paneWidth);
      paths.sills += dash(left - 4, sill + 2, paneWidth + 8);
    }
  }
  for (let course = top + 16; course < -shop; course += 11) paths.courses += dash(0, course, width);
  for (let x = 0; x < width; x += bay) {
    paths.shops += box(x + 5, 22 - shop, bay - 10, shop - 22);
    paths.bars += upright(x + bay / 2, 22 - shop, 0);
  }
  const trim = mix(wall.lit, '#ffe9d6', 0.35);
  return createStamp(
    filled(
      straight([
        [width, top],
        [width + side, top + 18],
        [width + side, 0],
        [width, 0],
      ]),
      blend(wall.shade, mix(wall.shade, ink, 0.4)),
    ),
    filled(
      box(0, top, width, -top),
      gradient(
        [
          [0, wall.lit],
          [1, wall.base],
        ],
        30,
      ),
    ),
    stroked(paths.courses, ink, 1, 0.1),
    filled(paths.panes, blend(glass.top, mix(glass.top, glass.bottom, 0.6))),
    filled(paths.lamps, blend(lamp, mix(lamp, palette.accent, 0.2))),
    filled(paths.shops, blend(mix(lamp, '#ffffff', 0.3), mix(lamp, wall.lit, 0.5))),
    stroked(paths.bars, mix(wall.shade, ink, 0.6), 2.4),
    edged(stroked(paths.sills, trim, 4)),
    filled(box(-6, top - 6, width + 12, 11), trim),
    filled(box(0, 6 - shop, width, 15), mix(wall.shade, ink, 0.5)),
  );
}
