import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { AVATAR_MAX_BYTES, FORM_OVERHEAD_MAX_BYTES, IDENTITY_FILE_MAX_BYTES } from '@gli/validation';
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
const FORM_MAX_BYTES = FILE_MAX_BYTES + FORM_OVERHEAD_MAX_BYTES;
// More parts than any form in the contract has.
const LIMITS = { parts: 32, headerSize: 4096, fileSize: FILE_MAX_BYTES };
const CHUNK_BYTES = 16_384;

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
  try {
    const fields = new Map<string, UploadedFile | string>();
    for (const { name, filename, bytes } of await parseForm(await readBytes(context, FORM_MAX_BYTES), type)) {
      if (fields.has(name)) throw invalidField(toShown(name), texts.validation.repeatedField);
      fields.set(
        name,
        filename === undefined ? decode(bytes) : { name: unescapeName(filename), contentType: '', bytes },
      );
    }
    return fields;
  } catch (error) {
    const code = error instanceof Problem ? error.code : null;
    if (code === 'payload_too_large') throw fieldProblem('file_too_large', firstFile);
    // `malformed_json` means that the connection was closed.
    if (code === 'malformed_json') throw malformedForm();
    throw error;
  }
}

const malformedForm = () => invalidField('body', texts.validation.malformedForm);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes a text field. @throws Problem for text that is not UTF-8 */
function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformedForm();
  }
}

/** Restores the three characters that browsers escape in file names. */
const unescapeName = (name: string): string => name.replaceAll(/%(22|0D|0A)/gi, decodeURIComponent);

type Part = { readonly name: string; readonly filename: string | undefined; readonly bytes: Uint8Array };

/** Splits a form into its parts. @throws Problem for a form that is malformed or has too many parts or bytes */
async function parseForm(bytes: Uint8Array, type: string): Promise<Part[]> {
  const parser = createParser(type);
  return new Promise((resolve, reject) => {
    const source = Readable.from(splitBytes(bytes));
    const stop = (reason: Problem) => {
      // Immediately, because a form of a million parts would take seconds.
      source.destroy();
      reject(reason);
    };
    const rejectForm = () => stop(malformedForm());
    const parts: { name: string; filename: string | undefined; chunks: Uint8Array[] }[] = [];
    parser.on('file', (name: string | null, stream: Readable, filename: string | undefined) => {
      if (name === null) rejectForm();
      const chunks: Uint8Array[] = [];
      parts.push({ name: name ?? '', filename, chunks });
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      stream.on('limit', () => stop(problem('payload_too_large')));
      stream.on('error', rejectForm);
    });
    parser.on('partsLimit', rejectForm);
    parser.on('error', rejectForm);
    parser.on('finish', () =>
      resolve(
        parts.map(({ chunks, ...part }) => ({ ...part, bytes: Uint8Array.from(Buffer.concat(chunks)) })),
      ),
    );
    source.pipe(parser);
  });
}

/** @throws Problem for a boundary that is missing or too long */
function createParser(type: string) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: LIMITS,
      preservePath: true,
      // The content of a text has to be valid UTF-8, so it is decoded here.
      isPartAFile: () => true,
    });
  } catch {
    throw malformedForm();
  }
}

function* splitBytes(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
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
  const names = accepted.map((type) => type.replace(/^.*\//, '').toUpperCase());
  const { imageTypes, fileTypes, chooseType } = texts.validation;
  const isAvatar = name === 'avatar';
  throw problem('unsupported_file_type', {
    ...(isAvatar ? { error: imageTypes(names) } : {}),
    message: chooseType(names),
    details: { [name]: [isAvatar ? imageTypes(names) : fileTypes(names)] },
  });
}
