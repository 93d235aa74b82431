import { deck } from './balcony.ts';
import { blend, mix } from './paint.ts';
import { box, straight } from './path.ts';
import type { Brush } from './scene.ts';
import { ellipse, filled, stroked } from './shape.ts';
import type { Drawing } from './svg.ts';

/** A wooden terrace with a rail of posts and wires, from which one looks out. */
export function terrace(brush: Brush, { top = 690, snow }: { top?: number; snow?: string } = {}): Drawing {
  const { palette } = brush;
  const { wood } = palette;
  const rail = top - 120;
  const posts = [40, 320, 600, 880, 1160].map((x) => box(x - 6, rail, 12, 126)).join('');
  return [
    deck(brush, top),
    stroked([34, 64, 94].map((down) => `M0 ${rail + down}H1200`).join(''), wood.dark, 2.5, 0.8),
    filled(posts, blend(wood.base, wood.dark)),
    filled(box(0, rail - 7, 1200, 13), blend(mix(wood.light, palette.glow, 0.3), wood.base)),
    snow
      ? [
          stroked(`M0 ${rail - 7}H1200`, snow, 9),
          filled(
            `M-10 800V${top + 56}q160-26 330-6 120 18 260 2 150-18 310 8 150 16 320-14V800z`,
            blend(snow, palette.ground.dark),
          ),
        ]
      : [],
  ];
}

/** Two chairs with a round table between them, seen from the side. */
export function chairs({ palette }: Brush, x: number, foot: number): Drawing {
  const { wood, wall, ink } = palette;
  const chair = (at: number, turn: number) => {
    const p = (dx: number, dy: number): readonly [number, number] => [at + dx * turn, foot + dy];
    return [
      filled(
        straight([
          p(-8, 0),
          p(6, -62),
          p(-34, -176),
          p(-28, -178),
          p(16, -66),
          p(100, -66),
          p(112, 0),
          p(104, 0),
          p(92, -58),
          p(12, -58),
          p(0, 0),
        ]),
        blend(wood.light, wood.dark),
      ),
      filled(
        straight([p(6, -66), p(102, -66), p(104, -84), p(14, -86), p(-24, -186), p(-38, -180)]),
        blend(wall.lit, mix(wall.base, ink, 0.15)),
      ),
    ];
  };
  return [
    ellipse(x, foot, 270, 12, ink, 0.25),
    chair(x - 200, 1),
    chair(x + 200, -1),
    filled(box(x - 4, foot - 86, 8, 86) + box(x - 38, foot - 6, 76, 6), wood.dark),
    filled(box(x - 62, foot - 94, 124, 9), blend(wood.light, wood.base)),
    filled(
      `M${x - 30} ${foot - 122}h22l-3 28h-16zM${x + 12} ${foot - 116}h20l-3 22h-14z`,
      mix(wall.lit, palette.accent, 0.35),
    ),
  ];
}
