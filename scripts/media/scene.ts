import { type PaletteName, palettes, type Palette } from './palettes.ts';
import { createRandom, type Random } from './random.ts';
import { type Drawing, renderSvg } from './svg.ts';

/** What a picture of a scene is drawn with. */
export type Brush = { palette: Palette; random: Random };

/** The pictures of one place. `interior` is left out where there is nothing to go into. */
export type Scene = {
  cover(brush: Brush): Drawing;
  view(brush: Brush): Drawing;
  interior?(brush: Brush): Drawing;
};

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 800;

export function paintPicture(draw: (brush: Brush) => Drawing, palette: PaletteName, seed: string): string {
  const drawing = draw({ palette: palettes[palette], random: createRandom(seed) });
  return renderSvg(PICTURE_WIDTH, PICTURE_HEIGHT, drawing);
}
