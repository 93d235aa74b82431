import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/platform-fixture.tsx';
import { clearDrafts } from './clear-drafts.ts';
import { readDraft, writeDraft } from './drafts.ts';

test('keeps a member’s draft only for that member', () => {
  const storage = memoryStorage();
  writeDraft(storage, 'mem_1', 'invest', '50');
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('50');
  expect(readDraft(storage, 'mem_2', 'invest')).toBe('');
  writeDraft(storage, 'mem_2', 'convert', '7');
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('');
  expect(readDraft(storage, 'mem_2', 'convert')).toBe('7');
});

test('keeps a visitor’s draft for the member who logs in', () => {
  const storage = memoryStorage();
  writeDraft(storage, null, 'invest', '50');
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('50');
});

test('keeps a member’s draft after an expired session', () => {
  const storage = memoryStorage();
  writeDraft(storage, 'mem_1', 'profile', 'typed');
  writeDraft(storage, null, 'invest', '50');
  expect(readDraft(storage, null, 'invest')).toBe('50');
  expect(readDraft(storage, 'mem_1', 'profile')).toBe('typed');
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('50');
  expect(readDraft(storage, 'mem_2', 'invest')).toBe('');
});

test('deletes the draft of a cleared form and all drafts on logout', () => {
  const storage = memoryStorage();
  writeDraft(storage, 'mem_1', 'invest', '50');
  writeDraft(storage, 'mem_1', 'invest', '');
  expect(storage.getItem('drafts')).toBeNull();
  writeDraft(storage, 'mem_1', 'invest', '50');
  clearDrafts(storage);
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('');
});

test.each(['{', '7', '{"owner":1,"texts":[]}'])('ignores the invalid drafts %s', (text) => {
  expect(readDraft(memoryStorage({ drafts: text }), 'mem_1', 'invest')).toBe('');
});
