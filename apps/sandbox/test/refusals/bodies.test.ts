import { expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { buildAddress, buildBody, operationsWhere } from './example-request.ts';

const sandbox = await startTestSandbox();
const { access: token } = await registerMember(sandbox);
const JSON_TYPE = { 'Content-Type': 'application/json' };
const OVER_1_MB = JSON.stringify('a'.repeat(1_048_576));

it.each(operationsWhere(({ body }) => body?.type === 'application/json'))(
  '$id rejects malformed JSON, bodies over 1 MB, other content types and JSON arrays',
  async ({ operation }) => {
    const refusal = async (body: BodyInit, headers: Record<string, string> = JSON_TYPE) => {
      const response = await sandbox.send(operation.method, buildAddress(operation), {
        token,
        body,
        headers,
      });
      return `${response.status} ${response.body.code}`;
    };
    expect(await refusal('{"half":')).toBe('400 malformed_json');
    expect(await refusal(OVER_1_MB)).toBe('413 payload_too_large');
    expect(await refusal('a=1', { 'Content-Type': 'application/x-www-form-urlencoded' })).toBe(
      '415 unsupported_media_type',
    );
    expect(await refusal('[]')).toBe('400 validation_failed');
  },
);

it.each(operationsWhere(({ body }) => body?.type === 'application/json'))(
  '$id rejects an unknown field without repeating its name',
  async ({ operation }) => {
    const json = { ...Object(buildBody(operation).json), surprise: 1 };
    const { status, body } = await sandbox.send(operation.method, buildAddress(operation), { token, json });
    expect([status, body.code, body.details]).toEqual([
      400,
      'validation_failed',
      { body: ['Contains an unknown field.'] },
    ]);
  },
);

it.each(operationsWhere(({ body }) => body?.type === 'multipart/form-data'))(
  '$id rejects anything but a form with a valid file of at most 5 MB',
  async ({ operation }) => {
    const send = (options: object) =>
      sandbox.send(operation.method, buildAddress(operation), { token, ...options });
    const refusal = async (options: object) => {
      const response = await send(options);
      return `${response.status} ${response.body.code}`;
    };
    const fields = Object.keys(operation.body?.media.encoding ?? {});
    const toForm = (file: File) => {
      const form = buildBody(operation).body;
      if (form instanceof FormData) for (const field of fields) form.set(field, file);
      return { body: form };
    };
    const { status, body } = await send({ json: {} });
    expect([status, body.code, body.details]).toEqual([
      415,
      'unsupported_media_type',
      { 'Content-Type': ['Send multipart/form-data.'] },
    ]);
    expect(await refusal(toForm(new File([new Uint8Array(5_242_881)], 'large.png')))).toBe(
      '413 file_too_large',
    );
    expect(await refusal(toForm(new File(['#!/bin/sh'], 'script.png')))).toBe('400 unsupported_file_type');
    expect(await refusal({ body: new FormData() })).toBe('400 validation_failed');
  },
);
