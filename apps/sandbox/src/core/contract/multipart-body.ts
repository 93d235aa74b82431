import { AVATAR_MAX_BYTES, FORM_OVERHEAD_MAX_BYTES, IDENTITY_FILE_MAX_BYTES } from '@gli/validation';
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipart,
} from '@remix-run/multipart-parser';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from 'hono';
import { fieldProblem, invalidField, Problem, problem } from '../problem/problem.ts';
import { texts } from '../text/texts.ts';
import { declaredFields } from './declared-fields.ts';
import { readBytes, unsupportedType } from './json-body.ts';
import type { ContractOperation } from './operations.ts';
import { checkBody } from './schemas.ts';
import { requiredField } from './validation-errors.ts';

/** Max file size, in bytes. Spec §9 Avatar max */
const FILE_MAX_BYTES = Math.max(AVATAR_MAX_BYTES, IDENTITY_FILE_MAX_BYTES);
const LIMITS = {
  // More parts than any form in the contract has.
  maxParts: 32,
  maxHeaderSize: 4096,
  maxFileSize: FILE_MAX_BYTES,
  maxTotalSize: FILE_MAX_BYTES + FORM_OVERHEAD_MAX_BYTES,
};
/** Limit from RFC 2046. */
const BOUNDARY_MAX_CHARACTERS = 70;

/** A file in a form. `contentType` is detected from its content, never from its name. */
export type UploadedFile = {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/**
 * Reads and checks a form. Texts stay unchanged, and files become an `UploadedFile` of a type that the contract
 * accepts.
 * @throws Problem 413, 415, 400
 */
export async function readMultipartBody({ id, body }: ContractOperation, context: Context): Promise<unknown> {
  if (!body) return undefined;
  const type = context.req.header('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unsupportedType(body.type);
  const files = new Map(
    Object.entries(body.media.encoding ?? {}).map(([name, { contentType }]) => [
      name,
      contentType.split(/\s*,\s*/),
    ]),
  );
  const [firstFile = 'file'] = files.keys();
  const declared = declaredFields(body.media.schema);
  // The name of an unknown field is not repeated, because it may be a misplaced secret.
  const toShown = (name: string) => (declared.has(name) ? name : 'body');
  const fields = await readFields(context, { type, firstFile, toShown });
  // A map, because a field may be named `__proto__`. The schema describes a file as a string.
  const described = new Map<string, string>();
  for (const [name, field] of fields) {
    const isFile = typeof field !== 'string';
    if (isFile && !files.has(name)) {
      throw invalidField(toShown(name), texts.validation.notText);
    }
    if (!isFile && files.has(name)) throw invalidField(name, requiredField(name));
    described.set(name, isFile ? 'file' : field);
  }
  checkBody(body.schemaAt, Object.fromEntries(described), id);
  for (const [name, field] of fields) {
    if (typeof field !== 'string') fields.set(name, await withType(name, field, files.get(name) ?? []));
  }
  return Object.fromEntries(fields);
}

/** Reads the fields of a form. @throws Problem for a form that is too large or malformed, or has a duplicate field */
async function readFields(
  context: Context,
  { type, firstFile, toShown }: { type: string; firstFile: string; toShown: (name: string) => string },
) {
  const fields = new Map<string, UploadedFile | string>();
  try {
    const bytes = await readBytes(context, LIMITS.maxTotalSize);
    const boundary = getMultipartBoundary(type)?.trim() ?? '';
    if (boundary === '' || boundary.length > BOUNDARY_MAX_CHARACTERS)
      throw new MultipartParseError('No boundary');
    for (const part of parseMultipart(bytes, { boundary, ...LIMITS })) {
      const disposition = part.headers['content-disposition'] ?? '';
      const [name, filename] = [getParameter(disposition, 'name'), getParameter(disposition, 'filename')];
      if (name === undefined) throw new MultipartParseError('A field without a name');
      if (fields.has(name)) throw invalidField(toShown(name), texts.validation.repeatedField);
      fields.set(
        name,
        filename === undefined ? part.text : { name: filename, contentType: '', bytes: part.bytes },
      );
    }
    return fields;
  } catch (error) {
    const code = error instanceof Problem ? error.code : null;
    if (error instanceof MaxFileSizeExceededError || code === 'payload_too_large') {
      throw fieldProblem('file_too_large', firstFile);
    }
    // A TypeError means text that is not UTF-8. `malformed_json` means that the connection was closed.
    if (error instanceof MultipartParseError || error instanceof TypeError || code === 'malformed_json') {
      throw invalidField('body', texts.validation.malformedForm);
    }
    throw error;
  }
}

/**
 * Parses a parameter as browsers write it: in quotes, with three escaped characters (RFC 7578). The library would drop
 * backslashes in a file name.
 */
function getParameter(disposition: string, name: 'name' | 'filename'): string | undefined {
  const [, value] = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition) ?? [];
  return value?.replaceAll(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));
}

/** Detects the type of a file. @throws Problem for a type that the contract does not accept */
async function withType(
  name: string,
  file: UploadedFile,
  accepted: readonly string[],
): Promise<UploadedFile> {
  // The type of a truncated file cannot be detected.
  const found = await fileTypeFromBuffer(file.bytes).catch(() => undefined);
  if (found && accepted.includes(found.mime)) return { ...file, contentType: found.mime };
  const names = accepted.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', ');
  const text = name === 'avatar' ? texts.validation.imageTypes(names) : texts.validation.fileTypes(names);
  const error = name === 'avatar' ? { error: text } : {};
  throw problem('unsupported_file_type', { ...error, message: text, details: { [name]: [text] } });
}
