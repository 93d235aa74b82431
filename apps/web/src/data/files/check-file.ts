import { AVATAR_SIGNATURE_BYTES, avatarType } from '@gli/validation';

export type FileType = 'image/jpeg' | 'image/png' | 'image/gif' | 'application/pdf';

export type FileProblem = 'empty' | 'too_large' | 'wrong_type' | 'unreadable';

/** A file that can be sent. `bitmap` is the decoded picture, or null for a PDF. */
export type CheckedFile<Type extends FileType = FileType> = {
  readonly file: Blob;
  readonly type: Type;
  readonly bitmap: ImageBitmap | null;
};

type Limits<Type> = { readonly types: readonly Type[]; readonly maxBytes: number };

/** A whole PDF ends with this marker. Other software may append a few bytes. */
const PDF_END = '%%EOF';
const PDF_END_BYTES = 1024;
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]; // The characters %PDF-

/** Number of leading bytes that `detectType` needs. */
const SIGNATURE_BYTES = Math.max(AVATAR_SIGNATURE_BYTES, PDF.length);

/** Returns the type detected from the content, regardless of the file's name, or null for other types. */
function detectType(head: Uint8Array): FileType | null {
  return PDF.every((byte, index) => head[index] === byte) ? 'application/pdf' : avatarType(head);
}

/**
 * Checks a chosen file before an upload: its size, its type by its content, and that it is whole: that the picture can be
 * decoded, or that the PDF has its end.
 * Every upload uses this check. Spec §8, §9
 */
export async function checkFile<Type extends FileType>(
  file: Blob,
  { types, maxBytes }: Limits<Type>,
): Promise<CheckedFile<Type> | FileProblem> {
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'too_large';
  try {
    const found = detectType(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
    const type = types.find((one) => one === found);
    if (type === undefined) return 'wrong_type';
    if (type === 'application/pdf')
      return (await isWholePdf(file)) ? { file, type, bitmap: null } : 'unreadable';
    return { file, type, bitmap: await createImageBitmap(file) };
  } catch {
    // The picture is damaged, or the file was removed or locked in the meantime.
    return 'unreadable';
  }
}

const isWholePdf = async (file: Blob): Promise<boolean> =>
  (await file.slice(-PDF_END_BYTES).text()).includes(PDF_END);
