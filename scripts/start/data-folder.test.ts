import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writableFolder } from '../data-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), '데이터 폴더 '));
  vi.stubEnv('XDG_CACHE_HOME', path.join(folder, 'cache'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** Path of a file, so no folder can be created below it. */
const UNWRITABLE = process.execPath;

it('keeps the data in the checkout by default', () => {
  expect(writableFolder(folder, '.gli-sandbox')).toBe(path.join(folder, '.gli-sandbox'));
  expect(existsSync(path.join(folder, 'cache'))).toBe(false);
});

it('keeps the data in the user’s cache, separately for each checkout, if the checkout is read-only', () => {
  const first = writableFolder(UNWRITABLE, '.gli-sandbox');
  expect(first.startsWith(path.join(folder, 'cache/gli-platform'))).toBe(true);
  expect(existsSync(first)).toBe(true);
  expect(writableFolder(UNWRITABLE, '.gli-sandbox')).toBe(first);
  expect(writableFolder(`${UNWRITABLE}/other`, '.gli-sandbox')).not.toBe(first);
});

it('explains what to do if neither folder is writable', () => {
  vi.stubEnv('XDG_CACHE_HOME', UNWRITABLE);
  expect(() => writableFolder(UNWRITABLE, '.gli-sandbox')).toThrow(/Set XDG_CACHE_HOME to a writable folder/);
});
