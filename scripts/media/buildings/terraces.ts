import { blend, mix } from '../paint.ts';
import { box, dash, straight, upright } from '../path.ts';
import type { Brush } from '../scene.ts';
import { edged, filled, stroked } from '../shape.ts';
import { createStamp, type Stamp } from '../stamp.ts';
import { element } from '../svg.ts';

type TerracesPlan = {
  bays: number;
  bay?: number;
  floors: number;
  floor?: number;
  /** Bays that each floor is shorter on the left than the one below. */
  step?: number;
  side?: number;
  /** Share of the rooms with a light on. */
  lit?: number;
};

/** A low block of a resort: floors of glass behind balconies, stepping back as they rise. */
export function terraces({ palette, random }: Brush, plan: TerracesPlan): Stamp {
  const { bays, bay = 36, floors, floor = 30, step = 0, side = 40, lit = 0.16 } = plan;
  const { wall, glass, ink, lamp } = palette;
  const width = bays * bay;
  const paths = { glass: '', cool: '', warm: '', fins: '', decks: '' };
  for (let level = 0; level < floors; level++) {
    const left = step * level * bay;
    const top = -(level + 1) * floor;
    paths.glass += box(left, top, width - left, floor);
    paths.decks += dash(left - 6, top, width - left + 12);
    for (let x = left; x < width; x += bay) {
      const light = dash(x + 4, top + floor / 2 + 4, bay - 8);
      if (random.chance(lit)) paths[random.chance(0.6) ? 'cool' : 'warm'] += light;
    }
  }
  for (let i = 0; i <= bays; i++) {
    const reach = step === 0 ? floors : Math.min(floors, Math.floor(i / step) + 1);
    paths.fins += upright(i * bay, 0, -reach * floor);
  }
  const top = -floors * floor;
  const end = straight([
    [width, top],
    [width + side, top + 5],
    [width + side, 4],
    [width, 0],
  ]);
  const band = (down: number, thick: number, stroke: string, opacity?: string) =>
    element('path', {
      d: paths.decks,
      stroke,
      'stroke-width': thick,
      opacity,
      transform: `translate(0 ${down})`,
    });
  return createStamp(
    filled(end, blend(wall.shade, mix(wall.shade, wall.base, 0.5))),
    filled(paths.glass, blend(glass.top, glass.bottom)),
    edged(
      stroked(paths.cool, lamp, floor - 6),
      stroked(paths.warm, mix(lamp, palette.accent, 0.3), floor - 6),
    ),
    stroked(paths.fins, wall.base, 3),
    edged(band(7, 6, ink, '.35'), band(floor - 6, 11, wall.lit, '.42'), band(2, 6, wall.lit)),
  );
}
