import { fileTypeFromBuffer } from 'file-type';
import { type Problem, problem } from '../problem/problem.ts';
import { fieldName } from '../text/fields.ts';
import type { Text } from '../text/text.ts';
import { readBytes, unsupportedType } from './json-body.ts';
import type { ContractOperation } from './operations.ts';
import { checkRequestValue } from './schemas.ts';
import { requiredField, validationErrors } from './validation-errors.ts';

/** Largest file, in bytes. Spec §9 Avatar max */
const FILE_MAX_BYTES = 5_242_880;
/** For the other fields and the boundaries of a form. */
const FORM_OVERHEAD_MAX_BYTES = 65_536;

/** A file of a form; `contentType` is sniffed from its content, never taken from its name. */
export type UploadedFile = {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/**
 * Reads and checks a form: texts as they are, files as `UploadedFile` of a type the contract accepts.
 * @throws Problem 413, 415, 400
 */
export async function readMultipartBody(operation: ContractOperation, request: Request): Promise<unknown> {
  const { body } = operation;
  if (!body) return undefined;
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unsupportedType(body.type);
  const files = Object.keys(body.media.encoding ?? {});
  const bytes = await readBytes(request, FILE_MAX_BYTES + FORM_OVERHEAD_MAX_BYTES);
  if (bytes === null) throw tooLarge(files[0] ?? 'file');
  const form = await parse(bytes, type);

  // Maps: a field may be called __proto__. `described` is checked against the schema, where a file is a string.
  const values = new Map<string, unknown>();
  const described = new Map<string, unknown>();
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name);
    const [value] = all;
    if (all.length > 1) throw invalid(name, { ko: '한 번만 보내 주세요.', en: 'Send this field once.' });
    const isFile = typeof value !== 'string';
    if (isFile !== files.includes(name) && (isFile || files.includes(name))) {
      throw invalid(
        name,
        isFile
          ? { ko: '파일이 아니어야 합니다.', en: 'Must be a text, not a file.' }
          : requiredField(fieldName(name)),
      );
    }
    if (value instanceof File && value.size > FILE_MAX_BYTES) throw tooLarge(name);
    values.set(name, value);
    described.set(name, isFile ? 'file' : value);
  }
  const verdict = checkRequestValue(body.schemaAt, Object.fromEntries(described), true);
  if (!verdict.valid)
    throw problem('validation_failed', { details: validationErrors(verdict.errors, null, operation.id) });
  for (const [name, { contentType }] of Object.entries(body.media.encoding ?? {})) {
    const file = values.get(name);
    if (file instanceof File) values.set(name, await readFile(name, file, contentType.split(/\s*,\s*/)));
  }
  return Object.fromEntries(values);
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw invalid('body', { ko: '올바른 양식이 아닙니다.', en: 'Not a well-formed form.' });
  }
}

async function readFile(name: string, file: File, accepted: readonly string[]): Promise<UploadedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = await contentTypeOf(bytes);
  if (contentType === null || !accepted.includes(contentType)) throw unsupportedFile(name, accepted);
  return { name: file.name, contentType, bytes };
}

async function contentTypeOf(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime ?? null;
  } catch {
    // Truncated.
    return null;
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
};

function unsupportedFile(name: string, accepted: readonly string[]): Problem {
  const names = accepted.map((type) => TYPE_NAMES[type] ?? type).join(', ');
  const text = { ko: `지원하는 형식은 ${names}입니다.`, en: `Supported formats are ${names}.` };
  const avatar = {
    ko: '지원하는 이미지 형식은 JPEG, PNG, GIF입니다.',
    en: 'Supported image formats are JPEG, PNG, GIF.',
  };
  return name === 'avatar'
    ? problem('unsupported_file_type', { error: avatar, message: avatar, details: { [name]: [avatar] } })
    : problem('unsupported_file_type', { message: text, details: { [name]: [text] } });
}

function tooLarge(name: string): Problem {
  const text = { ko: '파일은 5MB를 넘을 수 없습니다.', en: 'File size cannot exceed 5MB.' };
  return problem('file_too_large', { details: { [name]: [text] } });
}

function invalid(name: string, text: Text): Problem {
  return problem('validation_failed', { details: { [name]: [text] } });
}
