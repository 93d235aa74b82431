import { type Palette, type PaletteName, palettes } from './palettes.ts';
import { createRandom, type Random } from './random.ts';
import { type Drawing, group, renderSvg } from './svg.ts';

/** What a picture of a scene is drawn with. */
export type Brush = { palette: Palette; random: Random };

/** The pictures of one place. `interior` is left out where there is nothing to go into. */
export type Scene = {
  cover(brush: Brush): Drawing;
  view(brush: Brush): Drawing;
  interior?(brush: Brush): Drawing;
};

const PICTURE_WIDTH = 1200;

const PICTURE_HEIGHT = 800;

/** The text of a picture. `mirrored` turns it round, so that one scene serves more than one place. */
export function paintPicture(
  draw: (brush: Brush) => Drawing,
  palette: PaletteName,
  seed: string,
  mirrored = false,
): string {
  const drawing = draw({ palette: palettes[palette], random: createRandom(seed) });
  const turned = { transform: `matrix(-1 0 0 1 ${PICTURE_WIDTH} 0)` };
  return renderSvg(PICTURE_WIDTH, PICTURE_HEIGHT, mirrored ? group(turned, drawing) : drawing);
}
