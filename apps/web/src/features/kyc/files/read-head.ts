import { IDENTITY_SIGNATURE_BYTES } from './identity-file.ts';

/** The first bytes of a file, which show what it is; empty when it cannot be read any more. */
export async function readHead(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, IDENTITY_SIGNATURE_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
