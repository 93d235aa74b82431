import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { FileField } from '../../src/core/contract/handler.ts';
import { readMultipartBody } from '../../src/core/contract/multipart-body.ts';
import { contractOperation, contractOperations } from '../../src/core/contract/operations.ts';
import { Problem } from '../../src/core/problem/problem.ts';

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

function form(...fields: [string, Blob | string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

async function read(body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request('http://sandbox.test/', { method: 'POST', body, headers });
  let result: unknown;
  const app = new Hono().post('/', async (context) => {
    result = await readMultipartBody(contractOperation('uploadAvatar'), context);
    return context.body(null);
  });
  app.onError((error, context) => {
    result = error instanceof Problem ? error.code : error;
    return context.body(null);
  });
  await app.fetch(request);
  return result;
}

describe('an uploaded photo', () => {
  it('gets its type from its content, not its name', async () => {
    const value = await read(form(['avatar', new File([PNG], 'holiday.txt', { type: 'text/plain' })]));
    expect(value).toEqual({ avatar: { name: 'holiday.txt', contentType: 'image/png', bytes: PNG } });
  });

  it.each([
    [
      'a script named like a picture',
      form(['avatar', new File(['<script>'], 'a.png', { type: 'image/png' })]),
    ],
    ['an empty file', form(['avatar', new File([], 'a.png', { type: 'image/png' })])],
    [
      'a picture of an unsupported type',
      form(['avatar', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')]),
    ],
  ])('is rejected if it is %s', async (_name, body) => {
    expect(await read(body)).toBe('unsupported_file_type');
  });

  it('must not exceed 5 MB', async () => {
    const large = new Uint8Array(5_242_881);
    large.set(PNG);
    expect(await read(form(['avatar', new File([large], 'a.png')]))).toBe('file_too_large');
    expect(await read(form(['avatar', new File([large, large], 'a.png')]))).toBe('file_too_large');
    expect(await read(form(['avatar', new File([large.slice(0, 5_242_880)], 'a.png')]))).toMatchObject({
      avatar: { contentType: 'image/png' },
    });
  });
});

it.each([
  ['without the file', form()],
  ['with text in place of the file', form(['avatar', 'text'])],
  ['with two files', form(['avatar', new File([PNG], 'a')], ['avatar', new File([PNG], 'b')])],
  ['with an unknown field', form(['avatar', new File([PNG], 'a')], ['more', 'x'])],
])('rejects a form %s', async (_name, body) => {
  expect(await read(body)).toBe('validation_failed');
});

it('rejects a body that is not the declared form', async () => {
  const type = 'multipart/form-data; boundary=x';
  expect(await read('--x\r\nContent-Disposition: form-data; name="avatar"', { 'Content-Type': type })).toBe(
    'validation_failed',
  );
  expect(await read('', { 'Content-Type': type })).toBe('validation_failed');
  expect(await read('{}', { 'Content-Type': 'application/json' })).toBe('unsupported_media_type');
});

const toForm = (disposition: string, { preamble = '', content = PNG as Uint8Array } = {}) => {
  const head = `${preamble}--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return new Blob([head, new Uint8Array(content), '\r\n--x--\r\n']);
};

it.each([
  ['unquoted parameters', toForm('name=avatar; filename=a.png'), 'a.png'],
  ['a file name in another character set', toForm(`name="avatar"; filename*=UTF-8''%ED%95%9C.png`), '한.png'],
  [
    'both forms of the file name',
    toForm(`name=avatar; filename=a.png; filename*=utf-8''%ED%95%9C.png`),
    '한.png',
  ],
  ['parameters in another order', toForm('filename="a.png"; name="avatar"'), 'a.png'],
  [
    'text before the first boundary',
    toForm('name="avatar"; filename="a.png"', { preamble: 'Ignore\r\n' }),
    'a.png',
  ],
  ['a quote as browsers escape it', toForm('name="avatar"; filename="a%22b%.png"'), 'a"b%.png'],
  ['backslashes', toForm('name="avatar"; filename="a\\b.png"'), 'a\\b.png'],
])('reads a form with %s', async (_name, body, name) => {
  const value = await read(body, { 'Content-Type': 'multipart/form-data; boundary=x' });
  expect(value).toEqual({ avatar: { name, contentType: 'image/png', bytes: PNG } });
});

it.each([
  ['a field without a name', toForm('filename="a.png"')],
  ['text that is not UTF-8', toForm('name="avatar"', { content: Uint8Array.of(0xff) })],
])('rejects a form with %s', async (_name, body) => {
  expect(await read(body, { 'Content-Type': 'multipart/form-data; boundary=x' })).toBe('validation_failed');
});

it('covers every file field of the contract', () => {
  const known: Record<FileField, true> = { avatar: true, file: true, image: true };
  const fields = contractOperations.flatMap(({ body }) => Object.keys(body?.media.encoding ?? {}));
  expect([...new Set(fields)].sort()).toEqual(Object.keys(known));
});
