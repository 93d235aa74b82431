/** A picture's size in its own pixels. */
export type Size = { width: number; height: number };

/** Which square of a picture is wanted: `zoom` from 1 up; `x` and `y` from 0 to 1, where it lies in the room there is. */
export type Crop = { zoom: number; x: number; y: number };

export type Square = { left: number; top: number; side: number };

/** How close one can get. */
export const MAX_ZOOM = 4;

/** The largest square, in the middle: what screens would show of an uncropped picture. */
export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square in the picture's pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop after the picture was dragged, by shares of the square's side: to the right shows more of its left. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { left, top, side } = squareOf(size, crop);
  return {
    zoom: crop.zoom,
    x: share(left - by.x * side, size.width - side, crop.x),
    y: share(top - by.y * side, size.height - side, crop.y),
  };
}

function share(place: number, room: number, before: number): number {
  return room <= 0 ? before : Math.min(1, Math.max(0, place / room));
}
