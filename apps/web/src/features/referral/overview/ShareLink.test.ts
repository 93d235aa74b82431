import { expect, test } from 'vitest';
import { parseInvitation } from '@/data';
import { shareLink } from './ShareLink.tsx';

const path = '/signup?ref=SEOYEON26';
const origin = 'https://gli.example';

test('builds a plain link if there are no parameters', () => {
  expect(shareLink(path, { campaign: '  ', medium: '' }, origin)).toBe(
    'https://gli.example/signup?ref=SEOYEON26',
  );
});

test('builds a custom link whose parameters the sign-up page reads', () => {
  const link = shareLink(path, { campaign: ' 강남 밋업 & 친구 ', medium: 'qr' }, origin);
  expect(parseInvitation(new URL(link).search)).toEqual({
    code: 'SEOYEON26',
    medium: 'qr',
    campaign: '강남 밋업 & 친구',
  });
});
