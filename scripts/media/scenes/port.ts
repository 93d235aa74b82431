import { ranges } from '../hills.ts';
import { blend, fade, gradient, mix } from '../paint.ts';
import { box, dash, points, softDownTo, straight } from '../path.ts';
import { bush } from '../plants/greenery.ts';
import type { Brush } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, clouds, mist, sky, sun } from '../sky.ts';
import { stamp } from '../stamp.ts';
import { type Drawing, element, group, type Point } from '../svg.ts';

/** From the plot: the port's cranes over the grass. */
export function view(brush: Brush): Drawing {
  const { palette, random } = brush;
  const low = bush(palette, random);
  return [
    sky(palette, 560),
    sun(palette, [300, 190], 32, 11),
    clouds(palette, random, { from: 150, to: 440, count: 6 }),
    ranges(palette, random, { top: 510, base: 556, count: 2, swell: 24, waves: 1.3 }),
    filled(box(0, 552, 1200, 34), blend(palette.sea.far, palette.sea.mid)),
    cranes(brush),
    containers(brush),
    mist(palette, 600, 60, 0.4),
    filled(
      softDownTo(points('-20 600, 300 588, 640 598, 1220 586'), 800),
      gradient([
        [0, mix(palette.ground.light, palette.haze, 0.3)],
        [0.4, palette.ground.light],
        [1, mix(palette.ground.dark, palette.foliage.base, 0.35)],
      ]),
    ),
    boundary(brush),
    Array.from({ length: 12 }, (_, i) =>
      stamp(
        low,
        -10 + i * 112 + random.between(-30, 30),
        806 - Math.abs(i - 5.5) * 7,
        random.between(0.9, 1.5),
        i % 2 === 0,
      ),
    ),
    atmosphere(palette, [300, 190]),
  ];
}

/** Ship-to-shore cranes in a row, nearer ones larger. */
function cranes({ palette }: Brush): Drawing {
  const shape =
    'M-40 0L-30-150M40 0L30-150M-36-60h72M-30-150h60M-30-150L-12-240M30-150L-12-240M-150-152L120-152M-150-146L120-146M-12-240L-146-152M-12-240L-70-152M-12-240L110-152M-36-60L30-150';
  const tone = [
    mix(palette.sea.near, palette.haze, 0.45),
    mix(palette.accent, palette.haze, 0.3),
    palette.accent,
    mix(palette.sea.near, palette.haze, 0.15),
  ] as const;
  return [
    [930, 0.72, 0],
    [760, 0.86, 1],
    [520, 1.08, 3],
    [1090, 1.22, 2],
  ].map(([x = 0, scale = 1, color = 0]) =>
    group(
      { transform: `translate(${x} 590)scale(${scale})`, fill: 'none', stroke: tone[color] ?? tone[0] },
      element('path', { d: shape, 'stroke-width': 6 }),
      element('path', {
        d: box(-14, -176, 34, 22) + box(-96, -140, 18, 12),
        fill: palette.wall.lit,
        stroke: 'none',
      }),
      element('path', { d: 'M-92-128v40M-82-128v40', 'stroke-width': 1.5 }),
    ),
  );
}

function containers({ palette, random }: Brush): Drawing {
  const colors = [
    palette.accent,
    palette.sea.near,
    palette.wall.base,
    mix(palette.foliage.base, palette.haze, 0.2),
    mix('#b5443c', palette.haze, 0.15),
  ] as const;
  const stacks: Record<string, string> = {};
  for (let x = 20; x < 1190; x += 46) {
    const high = Math.floor(random.between(0, 4.4));
    for (let level = 0; level < high; level++) {
      const color = random.pick(colors);
      stacks[color] = (stacks[color] ?? '') + box(x, 578 - level * 15, 43, 14);
    }
  }
  return Object.entries(stacks).map(([fill, d]) => filled(d, fill));
}

/** Posts with a wire, and the corner stake of the plot. */
function boundary({ palette }: Brush): Drawing {
  const posts = points('20 742, 170 716, 298 696, 408 680, 504 666, 590 654, 668 644, 740 636');
  const wire = (up: number) =>
    straight(
      posts.map(([x, y]): Point => [x, y - up * (1 - x / 1000)]),
      false,
    );
  return [
    filled(straight(points('20 742, 740 636, 1220 690, 1220 800, 0 800')), fade(palette.accent, 0.02, 0.22)),
    stroked(
      posts.map(([x, y]) => `M${x} ${y}v${-Math.round(96 * (1 - x / 1000))}`).join(''),
      palette.wood.dark,
      6,
    ),
    stroked(wire(84) + wire(48), palette.stone.base, 2),
    stroked('M740 636v-66', palette.wall.lit, 7),
    filled('M744 572l54 15-54 17z', palette.accent),
    stroked(dash(700, 642, 84), palette.ink, 5, 0.18),
  ];
}
