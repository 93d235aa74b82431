import { blend, mix } from './paint.ts';
import type { Palette } from './palettes.ts';
import { createStamp, type Stamp } from './stamp.ts';
import { element } from './svg.ts';

/** A sailing yacht at its mooring, 200 units long, with what the water gives back of it. Its waterline is at 0. */
export function yacht({ wall, ink, lamp, sea, accent }: Palette): Stamp {
  return createStamp(
    element('path', { d: 'M-92 2h172l-22 20h-128zM-6 2h5v70h-5z', fill: wall.lit, opacity: '.16' }),
    element('path', { d: 'M-8-300h5v276h-5z', fill: mix(wall.lit, wall.shade, 0.4) }),
    element('path', { d: 'M-5-298L98-26M-5-298L-96-22M-5-200h-34M-5-200h30', stroke: mix(wall.lit, wall.shade, 0.5), 'stroke-width': 1.4, fill: 'none' }),
    element('path', { d: 'M-4-52h-80l-2-9h82z', fill: blend(accent, mix(accent, ink, 0.4)) }),
    element('path', { d: 'M-60-26l10-16h72l26 16z', fill: blend(wall.lit, wall.base) }),
    element('path', { d: 'M-44-30l6-8h56l12 8z', fill: lamp }),
    element('path', { d: 'M-98-27H106Q88-4 66 3H-82Q-96-8-98-27z', fill: blend(wall.lit, wall.shade) }),
    element('path', { d: 'M-96-17H99l-4 5H-95z', fill: mix(sea.near, ink, 0.3) }),
  );
}
