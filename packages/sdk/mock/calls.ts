// Calls every operation in the contract with its examples.
import { readFileSync } from 'node:fs';
import {
  listOperations,
  type OpenApiDocument,
  type PlacedOperation,
  resolve,
} from '../../../openapi/contract.ts';

const document = JSON.parse(
  readFileSync(`${import.meta.dirname}/../openapi.json`, 'utf8'),
) as OpenApiDocument;

export type Call = {
  id: string;
  url: string;
  init: { method: string; headers: Record<string, string>; body?: BodyInit };
};

/** Returns every operation as a request below the base path. */
export function callsOfAllOperations(): Call[] {
  return listOperations(document).map(createCall);
}

function createCall({ method, path, operation }: PlacedOperation): Call {
  const parameters = (operation.parameters ?? []).map((one) => resolve(document, one));
  let url: string = path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { name, in: place, required, example } of parameters) {
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(String(example)));
    else if (place === 'query' && (required || example !== undefined)) query.set(name, String(example));
  }
  const [type, media] =
    Object.entries(operation.requestBody ? resolve(document, operation.requestBody).content : {})[0] ?? [];
  const value = resolve(document, Object.values(media?.examples ?? {})[0] ?? {}).value;
  const body = type === undefined ? undefined : encodeBody(type, value);
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  const search = query.size > 0 ? `?${query}` : '';
  return {
    id: operation.operationId,
    url: url + search,
    init: { method, headers, ...(body === undefined ? {} : { body }) },
  };
}

function encodeBody(type: string, value: unknown): BodyInit {
  if (type !== 'multipart/form-data') return JSON.stringify(value);
  const form = new FormData();
  for (const [name, field] of Object.entries(value as Record<string, unknown>)) {
    const isFile = ['file', 'avatar', 'image'].includes(name);
    if (isFile) form.append(name, new Blob([onePixelPng], { type: 'image/png' }), 'one.png');
    else form.append(name, String(field));
  }
  return form;
}

const onePixelPng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
