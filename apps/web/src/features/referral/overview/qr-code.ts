import { encode } from 'uqr';

/** Free modules around a QR code, which readers need to find it (ISO/IEC 18004). */
const QUIET_MODULES = 4;

/** Side of a module in the saved picture, in px: about 1,000 px in all, enough for a poster. */
const MODULE_PX = 24;

/** The dark modules as SVG path data, one unit a module; `size` units wide and high, the quiet border included. */
export type QrCode = { path: string; size: number };

/** Encodes a text as a QR code that tolerates damage to a sixth of it. */
export function createQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: modules.join(''), size };
}

/** A QR code as a PNG file; null when the browser cannot create one. */
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
