import type { Picture, Product } from '@gli/sdk';

/** The product's pictures and those of its rooms, each once, the cover first. */
export function picturesOf({ pictures, rooms }: Product): Picture[] {
  const shown = new Map<string, Picture>();
  for (const picture of [...pictures, ...rooms.map((room) => room.picture)]) {
    if (!shown.has(picture.url)) shown.set(picture.url, picture);
  }
  return [...shown.values()];
}
