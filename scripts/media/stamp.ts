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

/** Sets a stamp at many places, written as `'x y scale, x y scale, …'`; `turned` says of each whether it is mirrored. */
export function stampEach(kind: Stamp, places: string, turned: (index: number) => boolean): Drawing {
  return places.split(',').map((place, i) => {
    const [x = 0, y = 0, scale = 1] = place.trim().split(' ').map(Number);
    return stamp(kind, x, y, scale, turned(i));
  });
}
