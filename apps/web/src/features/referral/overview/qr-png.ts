import { QUIET_MODULES, qrSide } from './qr-path.ts';

/** Side of a module in the saved picture, in px: about 1,000 px in all, enough for a poster. */
const MODULE_PX = 24;

/** A QR code as a PNG file; null when the browser cannot write one. */
export function qrPng(modules: readonly (readonly boolean[])[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const side = qrSide(modules) * MODULE_PX;
  canvas.width = side;
  canvas.height = side;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) {
        const [left, top] = [(x + QUIET_MODULES) * MODULE_PX, (y + QUIET_MODULES) * MODULE_PX];
        context.fillRect(left, top, MODULE_PX, MODULE_PX);
      }
    });
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
