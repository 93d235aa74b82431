import { expect, test } from 'vitest';
import { toCodesQuery, toFriendsQuery, toHistoryQuery } from './referral-address.ts';

const search = (text: string) => new URLSearchParams(text);

test('requests friends with the filters and sort order in the URL', () => {
  expect(toFriendsQuery(search('status=inactive&medium=qr&ordering=rewards_high&page=2'))).toEqual({
    status: 'inactive',
    medium: 'qr',
    ordering: 'rewards_high',
    page: 2,
    page_size: 10,
  });
  expect(toFriendsQuery(search('status=gone&medium=tv&ordering=name&page=-1'))).toEqual({
    page: 1,
    page_size: 10,
  });
});

test('requests rewards with the status and event in the URL', () => {
  expect(toHistoryQuery(search('status=paid&event=manual'))).toEqual({
    status: 'paid',
    event: 'manual',
    page: 1,
    page_size: 10,
  });
});

test('trims and truncates the search text for codes', () => {
  expect(toCodesQuery(search('q=%20서연%20&active=false'))).toEqual({
    search: '서연',
    active: false,
    page: 1,
    page_size: 10,
  });
  expect(toCodesQuery(search(`q=${'a'.repeat(120)}`)).search).toHaveLength(100);
  expect(toCodesQuery(search('q=%20&active=maybe'))).toEqual({ page: 1, page_size: 10 });
});
