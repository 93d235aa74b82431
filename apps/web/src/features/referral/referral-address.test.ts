import { expect, test } from 'vitest';
import { codesQueryOf, friendsQueryOf, historyQueryOf, withValues } from './referral-address.ts';

const search = (text: string) => new URLSearchParams(text);

test('friends are asked for by status, medium and order of the address', () => {
  expect(friendsQueryOf(search('status=inactive&medium=qr&ordering=-rewards&page=2'))).toEqual({
    status: 'inactive',
    medium: 'qr',
    ordering: '-rewards',
    page: 2,
    page_size: 10,
  });
  expect(friendsQueryOf(search('status=gone&medium=tv&ordering=name&page=-1'))).toEqual({
    page: 1,
    page_size: 10,
  });
});

test('rewards are asked for by state and event', () => {
  expect(historyQueryOf(search('state=paid&event=manual'))).toEqual({
    state: 'paid',
    event: 'manual',
    page: 1,
    page_size: 10,
  });
});

test('codes are searched as typed, without spaces around and no longer than allowed', () => {
  expect(codesQueryOf(search('q=%20서연%20&active=false'))).toEqual({
    search: '서연',
    active: false,
    page: 1,
    page_size: 10,
  });
  expect(codesQueryOf(search(`q=${'a'.repeat(120)}`)).search).toHaveLength(100);
  expect(codesQueryOf(search('q=%20&active=maybe'))).toEqual({ page: 1, page_size: 10 });
});

test('a value that is emptied leaves the address', () => {
  expect(`${withValues(search('tab=friends&page=3'), { page: '', status: 'active' })}`).toBe(
    'tab=friends&status=active',
  );
});
