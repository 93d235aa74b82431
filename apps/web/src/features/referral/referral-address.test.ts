import { expect, test } from 'vitest';
import { codesQueryOf, friendsQueryOf, historyQueryOf } from './referral-address.ts';

const search = (text: string) => new URLSearchParams(text);

test('friends are filtered by status and medium and ordered as the address says', () => {
  expect(friendsQueryOf(search('status=inactive&medium=qr&ordering=rewards_high&page=2'))).toEqual({
    status: 'inactive',
    medium: 'qr',
    ordering: 'rewards_high',
    page: 2,
    page_size: 10,
  });
  expect(friendsQueryOf(search('status=gone&medium=tv&ordering=name&page=-1'))).toEqual({
    page: 1,
    page_size: 10,
  });
});

test('rewards are filtered by status and event', () => {
  expect(historyQueryOf(search('status=paid&event=manual'))).toEqual({
    status: 'paid',
    event: 'manual',
    page: 1,
    page_size: 10,
  });
});

test('codes are searched by the trimmed text, no longer than allowed', () => {
  expect(codesQueryOf(search('q=%20서연%20&active=false'))).toEqual({
    search: '서연',
    active: false,
    page: 1,
    page_size: 10,
  });
  expect(codesQueryOf(search(`q=${'a'.repeat(120)}`)).search).toHaveLength(100);
  expect(codesQueryOf(search('q=%20&active=maybe'))).toEqual({ page: 1, page_size: 10 });
});
