import { blend, glow, mix } from '../paint.ts';
import { box, points, softDownTo, straight } from '../path.ts';
import type { Brush } from '../scene.ts';
import { glitter, sea } from '../sea.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, mist, sky, stars, streaks, sun } from '../sky.ts';
import { stampEach } from '../stamp.ts';
import { type Drawing, element, type Point } from '../svg.ts';
import { yacht } from '../yacht.ts';

/** Islands one behind the other; the farther, the paler. */
export function islands({ palette }: Brush, line: number): Drawing {
  const shapes: readonly (readonly [Point[], number])[] = [
    [points('-20 -20, 90 -58, 200 -40, 330 -76, 450 -30, 560 0'), 0.62],
    [points('380 0, 470 -34, 560 -84, 650 -52, 760 -70, 900 -20, 1010 0'), 0.5],
    [points('40 0, 120 -16, 190 -44, 250 -46, 330 -10, 380 0'), 0.22],
  ];
  return shapes.map(([points, haze]) =>
    filled(
      softDownTo(
        points.map(([x, y]): Point => [x, line + y]),
        line + 1,
      ),
      blend(
        mix(palette.hill.near, palette.haze, haze),
        mix(palette.hill.near, palette.haze, Math.min(1, haze + 0.35)),
      ),
    ),
  );
}

export function pier(
  { palette }: Pick<Brush, 'palette'>,
  [x, y]: Point,
  [x2, y2]: Point,
  depth: number,
): Drawing {
  const piles = Array.from(
    { length: 7 },
    (_, i) =>
      `M${Math.round(x + 20 + ((x2 - x) * i) / 6.5)} ${Math.round(y + depth - 4)}v${-Math.round(depth * 2.4)}`,
  ).join('');
  return [
    filled(
      straight([
        [x, y],
        [x2, y2],
        [x2, y2 + depth],
        [x - depth, y + depth],
      ]),
      blend(palette.wood.light, palette.wood.base),
    ),
    filled(
      straight([
        [x - depth, y + depth],
        [x2, y2 + depth],
        [x2, y2 + depth * 1.5],
        [x - depth, y + depth * 1.5],
      ]),
      palette.wood.dark,
    ),
    stroked(piles, palette.wood.dark, depth / 3),
  ];
}

/** The moorings from a living room: the window's frame, a sofa's back, a lamp. */
export function view(brush: Brush): Drawing {
  const { palette, random } = brush;
  const { ink, wall, wood, lamp } = palette;
  return [
    sky(palette, 400),
    stars(random, 200, 14),
    streaks(palette, random, { from: 110, to: 350, count: 9 }),
    sun(palette, [800, 356], 34, 10),
    islands(brush, 400),
    sea(palette, random, 400, 720),
    glitter(palette, random, 800, 406, 690, 110),
    fleet(brush),
    mist(palette, 420, 60, 0.25),
    filled('M60 640L330 0H470L200 640zM560 640L830 0h60L620 640z', '#ffffff', 0.05),
    filled(
      `${box(0, 0, 1200, 44)}${box(0, 0, 40, 800)}${box(1160, 0, 40, 800)}`,
      blend(mix(wall.shade, ink, 0.5), mix(wall.shade, ink, 0.25)),
    ),
    stroked('M412 44V640M788 44V640M40 44H1160', mix(ink, wood.dark, 0.4), 9),
    filled(box(0, 636, 1200, 164), blend(wood.base, wood.dark)),
    filled(box(0, 630, 1200, 12), mix(wood.light, palette.glow, 0.25)),
    couch(brush),
    element('circle', { cx: 1040, cy: 470, r: 190, fill: lampLight(brush) }),
    filled('M1036 500h8v250h-8zM1004 750h72v9h-72z', ink),
    filled('M1006 420h68l24 84H982z', blend(mix(lamp, '#ffffff', 0.5), lamp)),
    atmosphere(palette, [800, 356]),
  ];
}

function fleet({ palette }: Brush): Drawing {
  const boat = yacht(palette);
  return [
    stampEach(
      boat,
      '150 486 0.6, 280 492 0.66, 420 488 0.62, 560 494 0.68, 950 490 0.62, 1090 486 0.6',
      (i) => i % 2 === 1,
    ),
    pier({ palette }, [60, 524], [660, 530], 12),
    stampEach(boat, '190 590 0.98, 390 598 1.06, 602 592 1', (i) => i === 1),
  ];
}

function couch({ palette }: Brush): Drawing {
  const { wall, ink, accent } = palette;
  const cloth = mix(wall.base, accent, 0.25);
  return [
    filled('M170 780h620l20 12H150z', ink, 0.35),
    filled(
      'M196 664q0-22 22-22h508q22 0 22 22v92H196z',
      blend(mix(cloth, '#ffffff', 0.12), mix(cloth, ink, 0.35)),
    ),
    filled(
      'M164 700q0-18 18-18h20q18 0 18 18v84h-56zM724 700q0-18 18-18h20q18 0 18 18v84h-56z',
      blend(cloth, mix(cloth, ink, 0.45)),
    ),
    stroked('M472 650v104', ink, 2, 0.3),
    filled('M258 600l88-14 12 78-92 10z', blend(accent, mix(accent, ink, 0.3))),
  ];
}

function lampLight({ palette }: Brush) {
  return glow([
    [0, palette.lamp, 0.7],
    [0.4, palette.lamp, 0.22],
    [1, palette.lamp, 0],
  ]);
}

export function harbourView(brush: Brush): Drawing {
  const { palette, random } = brush;
  const boat = yacht(palette);
  return [
    sky(palette, 400),
    streaks(palette, random, { from: 200, to: 380, count: 6 }),
    sun(palette, [760, 360], 22, 11),
    islands(brush, 400),
    sea(palette, random, 400, 620),
    glitter(palette, random, 760, 404, 600, 60),
    stampEach(boat, '250 470 0.56, 560 472 0.58, 900 474 0.6', (i) => i % 2 === 1),
  ];
}
