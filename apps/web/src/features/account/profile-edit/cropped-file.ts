import type { ChosenPicture } from './chosen-picture.ts';
import { type Crop, squareOf } from './crop.ts';

/** Side of what is uploaded, in px: sharp at twice the largest size it is shown in. */
const UPLOAD_SIDE_PX = 512;
const JPEG_QUALITY = 0.9;

/** Draws the wanted square of a picture over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(bitmap, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** What is uploaded: the square, in the picture's own format; a GIF as it is, since a drawn one would stand still. */
export async function croppedFile({ file, type, bitmap }: ChosenPicture, crop: Crop): Promise<Blob> {
  if (type === 'image/gif') return file;
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.round(Math.min(UPLOAD_SIDE_PX, squareOf(bitmap, crop).side)));
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, bitmap, crop);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (drawn === null) throw new Error('The browser could not write the picture.');
  return drawn;
}
