import { blend, fade, mix } from './paint.ts';
import { box, points, soft, straight } from './path.ts';
import { bush } from './plants/greenery.ts';
import type { Brush } from './scene.ts';
import { filled, stroked } from './shape.ts';
import { stamp } from './stamp.ts';
import type { Drawing } from './svg.ts';

/** A balcony to stand on: wooden deck, glass before it, the room's wall on the right. */
export function balcony(brush: Brush): Drawing {
  const { palette, random } = brush;
  const { wood, wall, ink } = palette;
  return [
    filled(box(0, 520, 1200, 180), fade('#ffffff', 0.16, 0.05, 40)),
    filled('M120 520L300 700H210L30 520zM760 520L940 700H900L720 520z', '#ffffff', 0.1),
    filled(box(0, 512, 1200, 9), blend(mix(wood.light, palette.glow, 0.35), wood.dark)),
    filled([300, 600, 900].map((x) => box(x - 2, 520, 4, 184)).join(''), ink, 0.5),
    deck(brush),
    filled(
      straight(points('1060 0, 1200 0, 1200 800, 1060 716')),
      blend(mix(wall.shade, ink, 0.35), mix(wall.base, ink, 0.25)),
    ),
    filled(box(1048, 0, 14, 716), mix(wall.lit, palette.glow, 0.3)),
    filled(
      straight(points('0 0, 1200 0, 1062 46, 0 46')),
      blend(mix(wall.shade, ink, 0.45), mix(wall.shade, ink, 0.2)),
    ),
    lounger(brush),
    stamp(bush(palette, random), 988, 704, 1.3),
    filled(
      straight(points('952 690, 1026 690, 1014 752, 964 752')),
      blend(palette.stone.light, palette.stone.dark),
    ),
  ];
}

/** Boards that run away from the viewer, from `top` down to the picture's edge. */
export function deck({ palette }: Brush, top = 698): Drawing {
  const { wood, ink } = palette;
  const planks = Array.from({ length: 17 }, (_, i) => {
    const across = i - 8;
    return `M${600 + across * 92} ${top}L${600 + across * (92 + 0.57 * (800 - top))} 800`;
  }).join('');
  return [
    filled(box(0, top, 1200, 800 - top), blend(wood.base, wood.dark)),
    stroked(planks, ink, 2, 0.4),
    filled(box(0, top, 1200, 4), mix(wood.light, palette.glow, 0.3), 0.7),
  ];
}

/** A lounge chair and a low table with a glass on it. */
function lounger({ palette }: Brush): Drawing {
  const { wood, wall, ink } = palette;
  const frame = soft(points('118 566, 96 580, 170 716, 186 728, 460 728, 466 706, 214 698, 138 566'), true);
  const cushion = soft(
    points('126 556, 112 566, 190 700, 206 708, 456 708, 462 688, 228 678, 150 560'),
    true,
  );
  return [
    filled('M150 776h330l26 10H176z', ink, 0.3),
    stroked('M186 716v62M420 716v62M300 716v62', wood.dark, 9),
    filled(frame, mix(wood.light, palette.glow, 0.2)),
    filled(cushion, blend(wall.lit, mix(wall.base, ink, 0.14))),
    filled(box(556, 716, 120, 8), wood.light),
    stroked('M574 724v56M658 724v56', wood.dark, 6),
    filled('M596 684h26l-4 32h-18z', palette.accent, 0.85),
  ];
}
