import { type Definition, type Drawing, define, element, group, short } from './svg.ts';

/** A drawing whose foot stands at 0, 0, written once and set as often as wanted. */
export type Stamp = { readonly drawing: Definition };

export function createStamp(...drawing: Drawing[]): Stamp {
  return { drawing: define(group({}, ...drawing)) };
}

/** Sets a stamp with its foot at `x`, `y`; `turned` mirrors it. */
export function stamp(kind: Stamp, x: number, y: number, scale: number, turned = false): Drawing {
  const size = `${Math.round(scale * 100) / 100}`.replace(/^0\./, '.');
  const matrix = `matrix(${turned ? '-' : ''}${size} 0 0 ${size} ${short(Math.round(x))} ${short(Math.round(y))})`;
  return element('use', { href: kind.drawing, transform: matrix });
}
