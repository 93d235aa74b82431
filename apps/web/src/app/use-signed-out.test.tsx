import { expect, test } from 'vitest';
import { pathAfterSignOut } from './use-signed-out.ts';

const portfolio = { target: '/mypage?tab=portfolio', isProtected: true };
const assets = { target: '/rwa-assets', isProtected: false };

test.each([
  ['header_logout', portfolio, '/'],
  ['wallet_logout', assets, '/login'],
  ['force_logout', portfolio, '/login'],
  ['refresh_refused', assets, null],
  ['refresh_refused', portfolio, '/login?redirect=%2Fmypage%3Ftab%3Dportfolio'],
  ['other_tab', assets, null],
  ['other_tab', portfolio, '/login?redirect=%2Fmypage%3Ftab%3Dportfolio'],
  ['force_logout', portfolio, '/login'],
  ['profile_refused', assets, null],
  ['member_changed', portfolio, '/'],
  ['member_changed', assets, '/'],
] as const)('%s on %o leads to %s', (reason, page, path) => {
  expect(pathAfterSignOut(reason, page)).toBe(path);
});
