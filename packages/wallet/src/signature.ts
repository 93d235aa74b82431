import { SIGNATURE_BYTES } from './limits.ts';

/**
 * Parses the signature that a wallet returned: bytes in any view, also of another frame, or an array of numbers.
 * Returns the 64 bytes, or null for anything else.
 */
export function parseSignature(value: unknown): readonly number[] | null {
  const bytes: readonly unknown[] | null = ArrayBuffer.isView(value)
    ? [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)]
    : Array.isArray(value)
      ? [...value]
      : null;
  return bytes?.length === SIGNATURE_BYTES && bytes.every(isByte) ? bytes : null;
}

function isByte(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255;
}
