import { expect, it } from 'vitest';
import { parseSignature } from './signature.ts';

const bytes = Array.from({ length: 64 }, (_, index) => index * 4);

it.each<[string, unknown]>([
  ['bytes', new Uint8Array(bytes)],
  ['a Node buffer', Buffer.from(bytes)],
  ['a view of a part', new Uint8Array([1, 2, ...bytes, 3]).subarray(2, 66)],
  ['a data view', new DataView(new Uint8Array(bytes).buffer)],
  ['an array of numbers', [...bytes]],
])('accepts %s', (_, signature) => expect(parseSignature(signature)).toEqual(bytes));

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['text', 'a'.repeat(64)],
  ['63 bytes', new Uint8Array(63)],
  ['65 bytes', new Uint8Array(65)],
  ['an array with text', [...bytes.slice(1), '1']],
  ['a number over 255', [...bytes.slice(1), 256]],
  ['a negative number', [...bytes.slice(1), -1]],
  ['a fraction', [...bytes.slice(1), 0.5]],
  ['an array with a hole', Object.assign([...bytes.slice(1)], { length: 64 })],
  ['an object with a length', { length: 64 }],
])('rejects %s', (_, signature) => expect(parseSignature(signature)).toBeNull());
