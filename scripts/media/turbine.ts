import type { Palette } from './palettes.ts';
import { type Drawing, define, element, group } from './svg.ts';

/** A wind turbine, 110 units high: where its foot stands, its size, and how its blades are turned, in degrees. */
export function turbine(palette: Palette): (x: number, y: number, scale: number, turn: number) => Drawing {
  const blade = 'M-2 0Q-5-14-1-52Q4-14 2 0z';
  const rotor = define(
    group(
      {},
      [0, 120, 240].map((turn) =>
        element('path', { d: blade, transform: turn === 0 ? undefined : `rotate(${turn})` }),
      ),
    ),
  );
  return (x, y, scale, turn) =>
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)})scale(${scale})`, fill: palette.wall.lit },
      element('path', { d: 'M-1.6-110h3.2L3.4 0h-6.8z' }),
      element('use', { href: rotor, transform: `translate(0 -110)rotate(${turn})` }),
    );
}
