import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { newNotices, seenNotices } from './use-seen-notices.ts';

const [example] = exampleOf('getDashboardOverview', 200).notices;
const overview = (ids: readonly string[], unread = ids.length) => ({
  notices: ids.flatMap((id) => (example ? [{ ...example, id }] : [])),
  unread_notice_count: unread,
});

test('treats unseen notifications as new', () => {
  expect(newNotices(overview(['ntc_a', 'ntc_b', 'ntc_c']), ['ntc_b'])).toEqual({
    ids: ['ntc_a', 'ntc_c'],
    count: '2',
  });
});

test('has no count if all notifications have been seen or none have loaded', () => {
  expect(newNotices(overview(['ntc_a']), ['ntc_a']).count).toBe('');
  expect(newNotices(overview([]), []).count).toBe('');
  expect(newNotices(undefined, []).count).toBe('');
});

test('adds a plus to the count if there are more unread notifications than listed', () => {
  const five = overview(['ntc_1', 'ntc_2', 'ntc_3', 'ntc_4', 'ntc_5'], 8);
  expect(newNotices(five, []).count).toBe('5+');
  expect(newNotices(five, ['ntc_5']).count).toBe('4');
});

test('stores the seen notifications of each member separately', () => {
  expect(seenNotices('usr_1').key).not.toBe(seenNotices('usr_2').key);
});
