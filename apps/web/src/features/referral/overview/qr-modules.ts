import { encode } from 'uqr';

/** A text as the modules of a QR code, true where it is dark, without a border; a sixth of it may be damaged. */
export const qrModules = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data;
