import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { clearDrafts } from '../../member/clear-drafts.ts';
import { readDraft, writeDraft } from './drafts.ts';

test('keeps what a member typed for that member alone', () => {
  const storage = memoryStorage();
  writeDraft(storage, 'mem_1', 'invest', '50');
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('50');
  expect(readDraft(storage, 'mem_2', 'invest')).toBe('');
  writeDraft(storage, 'mem_2', 'convert', '7');
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('');
  expect(readDraft(storage, 'mem_2', 'convert')).toBe('7');
});

test('gives what a visitor typed to the member who logs in', () => {
  const storage = memoryStorage();
  writeDraft(storage, null, 'invest', '50');
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('50');
});

test('keeps the draft of a member whose login has expired for that member', () => {
  const storage = memoryStorage();
  writeDraft(storage, 'mem_1', 'profile', 'typed');
  writeDraft(storage, null, 'invest', '50');
  expect(readDraft(storage, null, 'invest')).toBe('50');
  expect(readDraft(storage, 'mem_1', 'profile')).toBe('typed');
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('50');
  expect(readDraft(storage, 'mem_2', 'invest')).toBe('');
});

test('an emptied form and a logout leave nothing behind', () => {
  const storage = memoryStorage();
  writeDraft(storage, 'mem_1', 'invest', '50');
  writeDraft(storage, 'mem_1', 'invest', '');
  expect(storage.getItem('drafts')).toBeNull();
  writeDraft(storage, 'mem_1', 'invest', '50');
  clearDrafts(storage);
  expect(readDraft(storage, 'mem_1', 'invest')).toBe('');
});

test.each(['{', '7', '{"owner":1,"texts":[]}'])('reads no draft from %s', (text) => {
  expect(readDraft(memoryStorage({ drafts: text }), 'mem_1', 'invest')).toBe('');
});
