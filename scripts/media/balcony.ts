import { blend, fade, mix } from './paint.ts';
import { box, soft, straight } from './path.ts';
import { bush } from './plants.ts';
import type { Brush } from './scene.ts';
import { stamp } from './stamp.ts';
import { type Drawing, element } from './svg.ts';

/** A balcony to stand on: wooden deck, glass before it, the room's wall on the right. */
export function balcony(brush: Brush): Drawing {
  const { palette, random } = brush;
  const { wood, wall, ink } = palette;
  return [
    element('path', { d: box(0, 520, 1200, 180), fill: fade('#ffffff', 0.16, 0.05, 40) }),
    element('path', { d: 'M120 520L300 700H210L30 520zM760 520L940 700H900L720 520z', fill: '#ffffff', opacity: '.1' }),
    element('path', { d: box(0, 512, 1200, 9), fill: blend(mix(wood.light, palette.glow, 0.35), wood.dark) }),
    element('path', { d: [300, 600, 900].map((x) => box(x - 2, 520, 4, 184)).join(''), fill: ink, opacity: '.5' }),
    deck(brush),
    element('path', {
      d: straight([[1060, 0], [1200, 0], [1200, 800], [1060, 716]]),
      fill: blend(mix(wall.shade, ink, 0.35), mix(wall.base, ink, 0.25)),
    }),
    element('path', { d: box(1048, 0, 14, 716), fill: mix(wall.lit, palette.glow, 0.3) }),
    element('path', {
      d: straight([[0, 0], [1200, 0], [1062, 46], [0, 46]]),
      fill: blend(mix(wall.shade, ink, 0.45), mix(wall.shade, ink, 0.2)),
    }),
    lounger(brush),
    stamp(bush(palette, random), 988, 704, 1.3),
    element('path', {
      d: straight([[952, 690], [1026, 690], [1014, 752], [964, 752]]),
      fill: blend(palette.stone.light, palette.stone.dark),
    }),
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
    element('path', { d: box(0, top, 1200, 800 - top), fill: blend(wood.base, wood.dark) }),
    element('path', { d: planks, stroke: ink, 'stroke-width': 2, opacity: '.4' }),
    element('path', { d: box(0, top, 1200, 4), fill: mix(wood.light, palette.glow, 0.3), opacity: '.7' }),
  ];
}

/** A lounge chair and a low table with a glass on it. */
function lounger({ palette }: Brush): Drawing {
  const { wood, wall, ink } = palette;
  const frame = soft([[118, 566], [96, 580], [170, 716], [186, 728], [460, 728], [466, 706], [214, 698], [138, 566]], true);
  const cushion = soft([[126, 556], [112, 566], [190, 700], [206, 708], [456, 708], [462, 688], [228, 678], [150, 560]], true);
  return [
    element('path', { d: 'M150 776h330l26 10H176z', fill: ink, opacity: '.3' }),
    element('path', { d: 'M186 716v62M420 716v62M300 716v62', stroke: wood.dark, 'stroke-width': 9 }),
    element('path', { d: frame, fill: mix(wood.light, palette.glow, 0.2) }),
    element('path', { d: cushion, fill: blend(wall.lit, mix(wall.base, ink, 0.14)) }),
    element('path', { d: box(556, 716, 120, 8), fill: wood.light }),
    element('path', { d: 'M574 724v56M658 724v56', stroke: wood.dark, 'stroke-width': 6 }),
    element('path', { d: 'M596 684h26l-4 32h-18z', fill: palette.accent, opacity: '.85' }),
  ];
}
