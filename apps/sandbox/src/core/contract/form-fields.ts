import {
  MaxFileSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { Problem } from '../problem/problem.ts';
import { readBlocks } from './request-body.ts';

/** Largest file, in bytes. Spec §9 Avatar max */
export const FILE_MAX_BYTES = 5_242_880;
/** For the other fields, the headers and boundaries of a form. */
const FORM_OVERHEAD_MAX_BYTES = 65_536;
/** No form of the contract has as many fields. */
const MAX_PARTS = 32;
const PART_HEADERS_MAX_BYTES = 4096;
/** RFC 2046 allows no longer one. */
const BOUNDARY = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i;

/** As forms write it: every value in quotes, and no second way to write a file name (RFC 7578). */
const FORM_DATA = /^form-data(?:\s*;\s*\w+="[^"]*")+$/i;
const PARAMETER = /;\s*(\w+)="([^"]*)"/g;

/** A field of a form; a file has bytes and a name. */
export type FormField =
  | { readonly name: string; readonly content: string; readonly fileName?: never }
  | { readonly name: string; readonly content: Uint8Array; readonly fileName: string };

/**
 * Reads a form while it arrives, and stops at the first thing that is too much of it.
 * @param type the `Content-Type` of the request
 */
export async function readForm(
  request: Request,
  type: string,
): Promise<readonly FormField[] | 'too_large' | 'malformed'> {
  const boundary = boundaryOf(type);
  if (boundary === null) return 'malformed';
  const parser = new MultipartParser(boundary, {
    maxParts: MAX_PARTS,
    maxHeaderSize: PART_HEADERS_MAX_BYTES,
    // One byte more is told as the size of its field.
    maxFileSize: FILE_MAX_BYTES + 1,
    maxTotalSize: FILE_MAX_BYTES + FORM_OVERHEAD_MAX_BYTES,
  });
  const fields: FormField[] = [];
  try {
    for await (const block of readBlocks(request, FILE_MAX_BYTES + FORM_OVERHEAD_MAX_BYTES)) {
      for (const part of parser.write(block)) fields.push(fieldOf(part));
    }
    parser.finish();
    return fields;
  } catch (error) {
    if (error instanceof Problem && error.code === 'payload_too_large') return 'too_large';
    if (error instanceof MaxFileSizeExceededError) return 'too_large';
    if (error instanceof MultipartParseError || error instanceof TypeError || error instanceof Problem) {
      return 'malformed';
    }
    throw error;
  }
}

function boundaryOf(type: string): string | null {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  return quoted ?? plain ?? null;
}

/** @throws TypeError for text that is not UTF-8; MultipartParseError for a part that is no field */
function fieldOf(part: MultipartPart): FormField {
  const disposition = part.headers['content-disposition'] ?? '';
  if (!FORM_DATA.test(disposition)) throw new MultipartParseError('Not a field of a form');
  const parameters = new Map(
    [...disposition.matchAll(PARAMETER)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      unescaped(value),
    ]),
  );
  const name = parameters.get('name');
  const fileName = parameters.get('filename');
  if (name === undefined) throw new MultipartParseError('A field without a name');
  return fileName === undefined ? { name, content: part.text } : { name, content: part.bytes, fileName };
}

/** What browsers escape in the names of a form; a backslash is one. */
const unescaped = (name: string): string =>
  name.replaceAll(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
