import { expect, test } from 'vitest';
import { invitationOf } from '../../../shared/member/invitation.ts';
import { shareLink } from './ShareCard.tsx';

const path = '/signup?ref=SEOYEON26';
const origin = 'https://gli.example';

test('a link without marks is the plain one', () => {
  expect(shareLink(path, { campaign: '  ', medium: '' }, origin)).toBe(
    'https://gli.example/signup?ref=SEOYEON26',
  );
});

test('sign-up reads from a marked link what was put into it', () => {
  const link = shareLink(path, { campaign: ' 강남 밋업 & 친구 ', medium: 'qr' }, origin);
  expect(invitationOf(new URL(link).search)).toEqual({
    code: 'SEOYEON26',
    medium: 'qr',
    campaign: '강남 밋업 & 친구',
  });
});
