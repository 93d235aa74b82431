import { type Drawing, type Element, element, group, type Paint } from './svg.ts';

/** A filled shape of path data `d`; `opacity` from 0 to 1. */
export function filled(d: string, fill: Paint, opacity = 1): Element {
  return element('path', { d, fill, opacity: cover(opacity) });
}

/** A line along path data `d`, `width` units thick. */
export function stroked(d: string, stroke: string, width: number, opacity = 1): Element {
  return element('path', {
    d,
    fill: bends(d) ? 'none' : undefined,
    stroke,
    'stroke-width': width,
    opacity: cover(opacity),
  });
}

/** Whether a line turns, so that it would enclose something to fill. */
function bends(d: string): boolean {
  return !/^(M-?[\d.]+[ -][\d.]+[hvHV]-?[\d.]+)*$/.test(d);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: Paint, opacity = 1): Element {
  return element('ellipse', { cx, cy, rx, ry, fill, opacity: cover(opacity) });
}

function cover(opacity: number): string | undefined {
  return opacity === 1 ? undefined : `${Math.round(opacity * 100) / 100}`.replace(/^0\./, '.');
}

/** Lines with square ends, for what has edges: floors, windows, sills. */
export function edged(...drawing: Drawing[]): Element {
  return group({ 'stroke-linecap': 'butt' }, ...drawing);
}
