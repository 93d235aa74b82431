// One call of every operation, made from the contract's own examples, so that no operation can be forgotten.
import document from '../openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../src/generated/operations.ts';

type Parameter = { name: string; in: string; required?: boolean; example?: unknown; $ref?: string };
type Media = { examples: Record<string, { value?: unknown; $ref?: string }> };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, Media> } };

export type Call = { id: OperationId; method: string; url: string; init: { method: string; headers: Record<string, string>; body?: BodyInit } };

/** Every operation as one request below the base path. */
export function callsOfAllOperations(): Call[] {
  return (Object.keys(operations) as OperationId[]).map(callOf);
}

function callOf(id: OperationId): Call {
  const { method, path } = operations[id];
  const item = (document.paths as Record<string, Record<string, Operation>>)[path];
  const operation = item?.[method.toLowerCase()];
  if (!operation) throw new Error(`${id} is not in the contract`);
  const parameters = (operation.parameters ?? []).map((one) => resolve(one));
  let url: string = path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { name, in: place, required, example } of parameters) {
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(String(example)));
    else if (place === 'query' && (required || example !== undefined)) query.set(name, String(example));
  }
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const value = media ? resolve(Object.values(media.examples)[0] ?? {}).value : undefined;
  const body = type === undefined ? undefined : bodyOf(type, value);
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  const search = query.size > 0 ? `?${query}` : '';
  return { id, method, url: url + search, init: { method, headers, ...(body === undefined ? {} : { body }) } };
}

function bodyOf(type: string, value: unknown): BodyInit {
  if (type !== 'multipart/form-data') return JSON.stringify(value);
  const form = new FormData();
  for (const [name, field] of Object.entries(value as Record<string, unknown>)) {
    const isFile = ['file', 'avatar', 'image'].includes(name);
    form.append(name, isFile ? new Blob([onePixelPng], { type: 'image/png' }) : String(field), ...(isFile ? ['one.png'] : []) as []);
  }
  return form;
}

function resolve<T extends object>(node: T): T {
  const reference = '$ref' in node ? node.$ref : undefined;
  if (typeof reference !== 'string') return node;
  let at: unknown = document;
  for (const step of reference.slice(2).split('/')) at = (at as Record<string, unknown>)[step.replaceAll('~1', '/')];
  return resolve(at as T);
}

const onePixelPng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
