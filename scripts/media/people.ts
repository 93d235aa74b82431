import { createStamp, type Stamp } from './stamp.ts';
import { element } from './svg.ts';

/** Someone walking, far enough away to be a figure only. 100 units high. */
export function walker(coat: string, legs: string): Stamp {
  return createStamp(
    element('path', { d: 'M-4-46L-11-1h6l7-32 8 32h6L6-46z', fill: legs }),
    element('path', { d: 'M-9-80q9-7 18 0l4 40h-26z', fill: coat }),
    element('path', { d: 'M0-91v0', stroke: '#e8b795', 'stroke-width': 14 }),
    element('path', { d: 'M-7-92a7 7 0 0 1 14-1q-8-1-14 1z', fill: legs }),
  );
}
