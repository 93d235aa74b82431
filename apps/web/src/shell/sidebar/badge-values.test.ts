import { expect, test } from 'vitest';
import { authBadge, referralBadge } from './badge-values.ts';

// The values before a member's own have loaded are documented (decision 58).

test.each([
  [undefined, 65, 'nothing is known yet'],
  ['0', 0, 'nothing is done'],
  ['80', 80, 'most is done'],
  ['99.9', 99, '99.9 is not complete yet'],
  ['100', null, 'complete, so there is no badge'],
])('converts an Auth center progress of %s to the badge %s (%s)', (progress, badge, _why) => {
  expect(authBadge(progress)).toBe(badge);
});

test.each([
  [undefined, 3, 'nothing is known yet'],
  [1, 1, 'one is waiting'],
  [0, null, 'none is waiting, so there is no badge'],
])('converts %s pending referrals to the badge %s (%s)', (pending, badge, _why) => {
  expect(referralBadge(pending)).toBe(badge);
});
