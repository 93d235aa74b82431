import { encode } from 'uqr';

/** Width in modules of the quiet zone around a QR code, which scanners need to find it (ISO/IEC 18004). */
const QUIET_MODULES = 4;

/**
 * Side length of a module in the saved picture, in px. The picture is about 1,000 px wide, enough for a poster.
 */
const MODULE_PX = 24;

/**
 * Dark modules as SVG path data, one unit per module. `size` is the side length in units, including the quiet
 * zone.
 */
export type QrCode = { path: string; size: number };

/** Encodes text as a QR code that is readable even if a sixth of its area is damaged. */
export function createQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: modules.join(''), size };
}

/** Creates a PNG of a QR code. Returns null if the browser cannot create one. */
export function qrPng({ path, size }: QrCode): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX;
  context.scale(MODULE_PX, MODULE_PX);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
