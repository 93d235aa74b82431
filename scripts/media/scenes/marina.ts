import { terraces } from '../buildings/terraces.ts';
import { kitchenSuite } from '../interiors/kitchen-suite.ts';
import { blend, fade, mix } from '../paint.ts';
import { box, dash, points, softDownTo, straight } from '../path.ts';
import { hedge } from '../plants/greenery.ts';
import { palm } from '../plants/trees.ts';
import type { Brush, Scene } from '../scene.ts';
import { glitter, sea } from '../sea.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, sky, stars, streaks, sun } from '../sky.ts';
import { stamp, stampEach } from '../stamp.ts';
import type { Drawing } from '../svg.ts';
import { yacht } from '../yacht.ts';
import { harbourView, islands, pier, view } from './harbour.ts';

/** Suites above a marina among islands, as at Yeosu. `floors` is the height of the upper block. */
export function marina({ floors = 7 }: { floors?: number } = {}): Scene {
  return {
    cover: (brush) => cover(brush, floors),
    view,
    interior: (brush) => kitchenSuite(brush, harbourView(brush)),
  };
}

const waterline = 520;

function cover(brush: Brush, floors: number): Drawing {
  const { palette, random } = brush;
  const suites = terraces(brush, { bays: 12, bay: 34, floors, floor: 29, step: 1, side: 34, lit: 0.5 });
  return [
    sky(palette, 440),
    stars(random, 200, 14),
    streaks(palette, random, { from: 130, to: 390, count: 8 }),
    sun(palette, [236, 404], 34, 11),
    islands(brush, 440),
    sea(palette, random, 440),
    glitter(palette, random, 236, 446, 790, 120),
    headland(brush),
    stamp(suites, 742, 486, 1.14),
    stamp(suites, 520, 500, 0.66),
    promenade(brush),
    reflections(brush),
    moorings(brush),
    atmosphere(palette, [236, 404]),
  ];
}

function headland({ palette }: Brush): Drawing {
  return [
    filled(
      softDownTo(points('620 470, 740 400, 880 330, 1020 282, 1220 250'), waterline),
      blend(mix(palette.hill.near, palette.foliage.base, 0.4), palette.foliage.shade),
    ),
    filled(
      softDownTo(points('452 512, 560 492, 760 484, 1220 470'), waterline),
      blend(palette.foliage.base, palette.foliage.shade),
    ),
  ];
}

/** Quay wall with lamps, palms and a hedge before the rooms. */
function promenade({ palette, random }: Brush): Drawing {
  const tall = palm(palette, random);
  const lamps = Array.from({ length: 9 }, (_, i) => 500 + i * 84);
  return [
    hedge(
      palette,
      random,
      [
        [540, 500],
        [1220, 494],
      ],
      [30, 34],
    ),
    stampEach(
      tall,
      '530 506 0.42, 760 500 0.5, 792 502 0.4, 1120 500 0.56, 1170 500 0.46',
      (i) => i % 2 === 0,
    ),
    filled(
      straight(points('446 508, 1220 502, 1220 514, 446 514')),
      mix(palette.wall.base, palette.ground.light, 0.4),
    ),
    filled(box(446, 513, 774, 16), blend(palette.stone.light, palette.stone.dark)),
    stroked(lamps.map((x) => `M${x} 508v-24`).join(''), palette.ink, 2.4),
    stroked(lamps.map((x) => dash(x, 484, 0)).join(''), palette.lamp, 22, 0.25),
    stroked(lamps.map((x) => dash(x, 484, 0)).join(''), palette.lamp, 8),
  ];
}

/** What the water gives back of the lit windows and lamps. */
function reflections({ palette, random }: Brush): Drawing {
  let lines = '';
  for (let i = 0; i < 18; i++) {
    const x = 480 + (i / 18) * 720 + random.between(-8, 8);
    for (let y = 534; y < 534 + random.between(50, 150); y += 17)
      lines += dash(x + random.between(-8, 8), y, random.between(8, 26));
  }
  return [filled('M446 529H1220V700H570z', fade(palette.ink, 0.4, 0)), stroked(lines, palette.lamp, 3, 0.55)];
}

/** Yachts along a floating pier. */
function moorings({ palette }: Brush): Drawing {
  const boat = yacht(palette);
  return [
    stampEach(
      boat,
      '560 566 0.62, 690 570 0.7, 836 566 0.64, 968 572 0.72, 1110 568 0.66',
      (i) => i % 3 === 1,
    ),
    pier({ palette }, [470, 604], [1220, 612], 15),
    stampEach(boat, '700 668 0.98, 900 676 1.06, 1104 672 1', (i) => i === 1),
    pier({ palette }, [560, 724], [1220, 740], 22),
    stamp(boat, 322, 640, 0.55),
  ];
}
