import { expect, test } from 'vitest';
import { findRoute } from '../../../routes.ts';
import { noticeLink, taskLink } from './message-links.ts';

const taskKinds = [
  'complete_kyc',
  'replace_kyc_document',
  'first_investment',
  'first_conversion',
  'pay_order',
] as const;
const noticeKinds = [
  'payout',
  'investment',
  'asset',
  'conversion',
  'kyc',
  'order',
  'referral',
  'security',
] as const;

test.each(taskKinds)('links the task %s to a page of the app', (kind) => {
  const [path = ''] = taskLink({ kind, target_id: null })?.split('?') ?? [];
  expect(findRoute(path)).toBeDefined();
});

test.each(noticeKinds)('links a notification of %s to a page of the app', (kind) => {
  const [path = ''] = noticeLink({ kind })?.split('?') ?? [];
  expect(findRoute(path)).toBeDefined();
});

test('links the task of an unpaid order to the order', () => {
  expect(taskLink({ kind: 'pay_order', target_id: 'ord_1' })).toBe('/orders?order=ord_1');
});

test('does not link platform notifications and messages of unknown kinds', () => {
  expect(noticeLink({ kind: 'platform' })).toBeNull();
  const later: { kind: string; target_id: null } = JSON.parse('{"kind":"later","target_id":null}');
  expect(taskLink(later as Parameters<typeof taskLink>[0])).toBeNull();
  expect(noticeLink(later as Parameters<typeof noticeLink>[0])).toBeNull();
});
