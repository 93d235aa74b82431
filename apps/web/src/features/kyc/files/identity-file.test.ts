import { expect, test } from 'vitest';
import { checkIdentityFile, documentTypes, portraitTypes } from './identity-file.ts';

const bytes = (...head: number[]) => new Uint8Array([...head, 0, 0, 0, 0, 0, 0, 0, 0]);
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0);
const gif = bytes(...new TextEncoder().encode('GIF89a'));
const pdf = bytes(...new TextEncoder().encode('%PDF-1.7'));
const word = bytes(0x50, 0x4b, 0x03, 0x04);
const fiveMegabytes = 5_242_880;

test('a document may be a picture or a PDF by its content, up to 5 MB', () => {
  expect(checkIdentityFile({ size: fiveMegabytes, head: jpeg }, documentTypes)).toBeNull();
  expect(checkIdentityFile({ size: 400, head: pdf }, documentTypes)).toBeNull();
  expect(checkIdentityFile({ size: 400, head: gif }, documentTypes)).toBeNull();
});

test('a byte over 5 MB is too large, and an empty file is none', () => {
  expect(checkIdentityFile({ size: fiveMegabytes + 1, head: jpeg }, documentTypes)).toBe('too_large');
  expect(checkIdentityFile({ size: 0, head: new Uint8Array() }, documentTypes)).toBe('empty');
});

test('a file that is something else under a false name is refused', () => {
  expect(checkIdentityFile({ size: 400, head: word }, documentTypes)).toBe('wrong_type');
});

test('a portrait is a JPEG or PNG, nothing else', () => {
  expect(checkIdentityFile({ size: 400, head: jpeg }, portraitTypes)).toBeNull();
  expect(checkIdentityFile({ size: 400, head: pdf }, portraitTypes)).toBe('wrong_type');
  expect(checkIdentityFile({ size: 400, head: gif }, portraitTypes)).toBe('wrong_type');
});
