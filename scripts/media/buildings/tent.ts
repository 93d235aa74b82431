import { blend, mix } from '../paint.ts';
import type { Palette } from '../palettes.ts';
import { filled, stroked } from '../shape.ts';
import { createStamp, type Stamp } from '../stamp.ts';

/** A ridge tent of light canvas, lit from within, its flaps turned back. */
export function tent({ wall, wood, lamp, accent, ink }: Palette): Stamp {
  const canvas = mix(wall.lit, wood.light, 0.25);
  return createStamp(
    stroked('M-30 4L92 -150M330 4L262 -150', ink, 2, 0.4),
    filled('M92 -150H262L318 0H184z', blend(mix(canvas, ink, 0.12), mix(canvas, ink, 0.32))),
    filled('M92 -150L184 0H0z', blend(canvas, mix(canvas, wood.light, 0.5))),
    filled('M92 -118L136 0H48z', blend(lamp, mix(lamp, accent, 0.35))),
    filled('M92 -118L48 0H20z', mix(canvas, ink, 0.1)),
    stroked('M0 0L92 -150H262M92 -150L184 0', wood.base, 4),
  );
}
