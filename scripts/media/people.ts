import { filled, stroked } from './shape.ts';
import { createStamp, type Stamp } from './stamp.ts';

/** Someone walking, far enough away to be a figure only. 100 units high. */
export function walker(coat: string, legs: string): Stamp {
  return createStamp(
    filled('M-4-46L-11-1h6l7-32 8 32h6L6-46z', legs),
    filled('M-9-80q9-7 18 0l4 40h-26z', coat),
    stroked('M0-91v0', '#e8b795', 14),
    filled('M-7-92a7 7 0 0 1 14-1q-8-1-14 1z', legs),
  );
}
