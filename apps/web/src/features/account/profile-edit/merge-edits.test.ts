import { expect, test } from 'vitest';
import { hasEdits, mergeEdits } from './merge-edits.ts';
import { zProfileForm } from './profile-form.ts';

const base = { name: '김서연', bio: '', phone: '010', birth_date: '' };

test.each(Object.keys(zProfileForm.shape))('keeps an edit of %s', (field) => {
  const typed = { ...base, [field]: 'typed' };
  expect(hasEdits(base, typed)).toBe(true);
  expect(mergeEdits(base, typed, base)).toEqual({ values: typed, conflicts: [] });
});

test('uses values saved elsewhere for unedited fields', () => {
  expect(mergeEdits(base, { ...base, bio: '바다' }, { ...base, name: '윤바다' })).toEqual({
    values: { ...base, name: '윤바다', bio: '바다' },
    conflicts: [],
  });
});

test('finds a field edited with different values here and elsewhere', () => {
  const { conflicts } = mergeEdits(base, { ...base, name: '한지우' }, { ...base, name: '윤바다' });
  expect(conflicts).toEqual([{ name: 'name', typed: '한지우', saved: '윤바다' }]);
});

test('finds no conflict in equal or undone edits', () => {
  const same = { ...base, name: '윤바다' };
  expect(mergeEdits(base, same, same).conflicts).toEqual([]);
  expect(mergeEdits(base, base, same)).toEqual({ values: same, conflicts: [] });
});

test('finds a conflict with a field that was cleared elsewhere', () => {
  const { conflicts } = mergeEdits(base, { ...base, phone: '011' }, { ...base, phone: '' });
  expect(conflicts).toEqual([{ name: 'phone', typed: '011', saved: '' }]);
});
