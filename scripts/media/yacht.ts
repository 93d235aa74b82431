import { blend, mix } from './paint.ts';
import type { Palette } from './palettes.ts';
import { filled, stroked } from './shape.ts';
import { createStamp, type Stamp } from './stamp.ts';

/** A sailing yacht at its mooring, 200 units long, with what the water gives back of it. Its waterline is at 0. */
export function yacht({ wall, ink, lamp, sea, accent }: Palette): Stamp {
  return createStamp(
    filled('M-92 2h172l-22 20h-128zM-6 2h5v70h-5z', wall.lit, 0.16),
    filled('M-8-300h5v276h-5z', mix(wall.lit, wall.shade, 0.4)),
    stroked('M-5-298L98-26M-5-298L-96-22M-5-200h-34M-5-200h30', mix(wall.lit, wall.shade, 0.5), 1.4),
    filled('M-4-52h-80l-2-9h82z', blend(accent, mix(accent, ink, 0.4))),
    filled('M-60-26l10-16h72l26 16z', blend(wall.lit, wall.base)),
    filled('M-44-30l6-8h56l12 8z', lamp),
    filled('M-98-27H106Q88-4 66 3H-82Q-96-8-98-27z', blend(wall.lit, wall.shade)),
    filled('M-96-17H99l-4 5H-95z', mix(sea.near, ink, 0.3)),
  );
}
