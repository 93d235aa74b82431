import type { ChosenPicture } from './selected-image.ts';

/** Side of the uploaded picture in px, twice the largest displayed size. */
const UPLOAD_SIDE_PX = 512;
const JPEG_QUALITY = 0.9;

/** Size of a photo in its original pixels. */
type Size = { width: number; height: number };

/** A square in a picture. `zoom` is at least 1. `x` and `y` are its relative position, from 0 to 1. */
export type Crop = { zoom: number; x: number; y: number };

type Square = { left: number; top: number; side: number };

export const MAX_ZOOM = 4;

/** Largest centered square, which is the default crop of a photo. */
export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };

export function getCropSquare({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/**
 * Returns the crop after it is dragged by fractions of the square's side. Dragging to the right shows more of
 * the left.
 */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { left, top, side } = getCropSquare(size, crop);
  return {
    zoom: crop.zoom,
    x: share(left - by.x * side, size.width - side, crop.x),
    y: share(top - by.y * side, size.height - side, crop.y),
  };
}

function share(position: number, range: number, before: number): number {
  return range <= 0 ? before : Math.min(1, Math.max(0, position / range));
}

export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = getCropSquare(bitmap, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/**
 * Draws the cropped square in the photo's original format. A GIF stays uncropped, because drawing it would lose
 * its animation.
 */
export async function croppedFile({ file, type, bitmap }: ChosenPicture, crop: Crop): Promise<Blob> {
  if (type === 'image/gif') return file;
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.round(Math.min(UPLOAD_SIDE_PX, getCropSquare(bitmap, crop).side)));
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, bitmap, crop);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (drawn === null) throw new Error('The browser could not write the picture.');
  return drawn;
}
