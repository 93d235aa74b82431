import { brickBlock } from '../buildings/brick-block.ts';
import { blend, fade, mix } from '../paint.ts';
import { box, dash, points, straight } from '../path.ts';
import { walker } from '../people.ts';
import { roundTree } from '../plants/trees.ts';
import type { Brush } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { sky, sun } from '../sky.ts';
import { skyline } from '../skyline.ts';
import { stamp } from '../stamp.ts';
import type { Drawing } from '../svg.ts';

/** A workshop with a sawtooth roof, its north lights lit. */
export function sawtooth({ palette }: Brush): Drawing {
  const { wall, lamp, ink } = palette;
  const teeth = [0, 1, 2, 3];
  return [
    filled(
      `${teeth.map((i) => `M${-10 + i * 100} 560V500L${90 + i * 100} 560z`).join('')}`,
      blend(wall.base, wall.shade),
    ),
    filled(teeth.map((i) => `M${-4 + i * 100} 558V512l24 14v32z`).join(''), lamp, 0.85),
    filled(box(-10, 556, 402, 136), blend(mix(wall.base, wall.lit, 0.3), wall.shade)),
    filled(
      [24, 116, 208, 300].map((x) => `M${x} 640v-46a28 28 0 0 1 56 0v46z`).join(''),
      blend(lamp, mix(lamp, palette.accent, 0.25)),
    ),
    stroked(
      [24, 116, 208, 300].map((x) => `M${x + 28} 566v74M${x} 606h56`).join(''),
      mix(wall.shade, ink, 0.6),
      2.4,
    ),
    filled(box(-10, 552, 408, 9), mix(wall.lit, '#ffe9d6', 0.25)),
  ];
}

/** Pavement, street, trees, people under the lights of the shops. */
export function street({ palette, random }: Brush): Drawing {
  const { ground, lamp, ink } = palette;
  const tree = roundTree(
    { ...palette, foliage: { ...palette.foliage, light: mix(palette.foliage.light, palette.lamp, 0.45) } },
    random,
  );
  const people = [
    walker(palette.accent, ink),
    walker(mix(palette.wall.lit, lamp, 0.5), ink),
    walker(palette.hill.near, mix(ink, '#000000', 0.2)),
  ] as const;
  const spills = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      straight([
        [428 + i * 66, 692],
        [480 + i * 66, 692],
        [500 + i * 74, 752],
        [412 + i * 74, 752],
      ]),
    )
    .join('');
  return [
    filled(box(0, 690, 1200, 110), blend(mix(ground.light, palette.haze, 0.2), ground.dark)),
    filled(spills, fade(lamp, 0.6, 0)),
    filled(box(0, 752, 1200, 48), blend(mix(ground.dark, ink, 0.3), ink)),
    filled(box(0, 748, 1200, 5), ground.light),
    stroked([40, 240, 440, 640, 840, 1040].map((x) => dash(x, 780, 96)).join(''), lamp, 3, 0.45),
    points('34 1.1, 392 1.25, 956 1.4, 1168 1.5').map(([x = 0, scale = 1], i) =>
      stamp(tree, x, 716, scale, i % 2 === 0),
    ),
    [
      [470, 722, 0.62],
      [500, 724, 0.6],
      [640, 730, 0.66],
      [742, 716, 0.58],
      [830, 728, 0.64],
      [300, 726, 0.62],
      [1030, 732, 0.66],
    ].map(([x = 0, y = 0, scale = 1], i) => stamp(people[i % 3] ?? people[0], x, y, scale, i % 2 === 0)),
  ];
}

/** The street through a shop window. */
export function streetView(brush: Brush): Drawing {
  const { palette } = brush;
  const people = [walker(palette.accent, palette.ink), walker(palette.lamp, palette.ink)] as const;
  return [
    sky(palette, 520),
    sun(palette, [330, 330], 24, 11),
    skyline(brush, 430, mix(palette.hill.near, palette.haze, 0.3), 160),
    stamp(brickBlock(brush, { bays: 5, floors: 3, side: 0 }), 640, 560, 0.88),
    filled(box(0, 556, 1200, 244), blend(palette.ground.light, palette.ground.dark)),
    points('300 0.9, 420 0.84, 820 0.95').map(([x = 0, scale = 1], i) =>
      stamp(people[i % 2] ?? people[0], x, 590, scale, i === 1),
    ),
  ];
}
