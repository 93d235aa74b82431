import { fileTypeFromBuffer } from 'file-type';
import { type Problem, problem } from '../problem/problem.ts';
import { fieldName } from '../text/fields.ts';
import type { Text } from '../text/text.ts';
import { FILE_MAX_BYTES, type FormField, readForm } from './form-fields.ts';
import { unsupportedType } from './json-body.ts';
import type { ContractOperation } from './operations.ts';
import { checkRequestValue } from './schemas.ts';
import { requiredField, validationErrors } from './validation-errors.ts';

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
  const form = await readForm(request, type);
  if (form === 'too_large') throw tooLarge(files[0] ?? 'file');
  if (form === 'malformed') throw invalid('body', NOT_A_FORM);

  // Maps: a field may be called __proto__. `described` is checked against the schema, where a file is a string.
  const values = new Map<string, unknown>();
  const described = new Map<string, unknown>();
  for (const field of form) {
    const { name, content } = field;
    if (values.has(name)) throw invalid(name, { ko: '한 번만 보내 주세요.', en: 'Send this field once.' });
    const isFile = typeof content !== 'string';
    if (isFile !== files.includes(name) && (isFile || files.includes(name))) {
      throw invalid(
        name,
        isFile
          ? { ko: '파일이 아니어야 합니다.', en: 'Must be a text, not a file.' }
          : requiredField(fieldName(name)),
      );
    }
    if (isFile && content.byteLength > FILE_MAX_BYTES) throw tooLarge(name);
    values.set(name, isFile ? field : content);
    described.set(name, isFile ? 'file' : content);
  }
  const verdict = checkRequestValue(body.schemaAt, Object.fromEntries(described), true);
  if (!verdict.valid)
    throw problem('validation_failed', { details: validationErrors(verdict.errors, null, operation.id) });
  for (const field of form) {
    const accepted = body.media.encoding?.[field.name];
    if (accepted) values.set(field.name, await checkedFile(field, accepted.contentType.split(/\s*,\s*/)));
  }
  return Object.fromEntries(values);
}

const NOT_A_FORM = { ko: '올바른 양식이 아닙니다.', en: 'Not a well-formed form.' };

async function checkedFile(
  { name, content, fileName }: FormField,
  accepted: readonly string[],
): Promise<UploadedFile> {
  const bytes = typeof content === 'string' ? new Uint8Array() : content;
  const contentType = await contentTypeOf(bytes);
  if (contentType === null || !accepted.includes(contentType)) throw unsupportedFile(name, accepted);
  return { name: fileName ?? '', contentType, bytes };
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
