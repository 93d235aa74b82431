import { routeAccess } from '@gli/session';
import { describe, expect, test } from 'vitest';
import { findRoute, findRouteByPathname, publicRouteNames, routes } from './routes.ts';

/** Screens and routes of spec §2, and the five pages of decision 8: path, name, audience, flags. */
const spec = [
  ['/', 'home', 'everyone', '-LR'],
  ['/business', 'business', 'everyone', 'HLR'],
  ['/rwa-assets', 'rwa-assets', 'everyone', 'HLR'],
  ['/rwa-assets/:id', 'rwa-asset', 'everyone', 'HLR'],
  ['/auth', 'auth', 'members', 'HLR'],
  ['/mypage', 'mypage', 'members', 'HLR'],
  ['/conversion', 'conversion', 'everyone', 'HLR'],
  ['/shopping', 'shopping', 'everyone', 'HLR'],
  ['/shopping/product/:id', 'product', 'everyone', 'HLR'],
  ['/orders', 'orders', 'members', 'HLR'],
  ['/referral', 'referral', 'members', 'HLR'],
  ['/watchlist', 'watchlist', 'everyone', 'HLR'],
  ['/help-center', 'help-center', 'everyone', 'HLR'],
  ['/terms', 'terms-of-use', 'everyone', 'HLR'],
  ['/privacy', 'privacy', 'everyone', 'HLR'],
  ['/risk-disclosure', 'risk-disclosure', 'everyone', 'HLR'],
  ['/accessibility', 'accessibility', 'everyone', 'HLR'],
  ['/home', 'alternate-home', 'members', '-LR'],
  ['/design-tokens', 'design-tokens', 'everyone', 'HLR'],
  ['/token-test', 'token-test', 'everyone', 'HLR'],
  ['/styled-system', 'styled-system', 'everyone', 'HLR'],
  ['/accessibility-demo', 'accessibility-demo', 'everyone', 'HLR'],
  ['/animation-demo', 'animation-demo', 'everyone', 'HLR'],
  ['/login', 'login', 'visitors', 'H--'],
  ['/signup', 'signup', 'visitors', 'H--'],
  ['/profile-edit', 'profile-edit', 'members', 'HLR'],
] as const;

test('has exactly the paths of the specification and of decision 8', () => {
  const rows = routes.map(({ path, name, ...flags }) => [
    path,
    name,
    `${flags.showHomeButton ? 'H' : '-'}${flags.showLeftToggle ? 'L' : '-'}${flags.showRightToggle ? 'R' : '-'}`,
  ]);
  expect(rows).toEqual(spec.map(([path, name, , flags]) => [path, name, flags]));
});

describe.each(spec)('%s', (path, name, audience) => {
  const target = `${path.replace(':id', 'x1')}?tab=a#b`;
  const visit = (status: 'guest' | 'authenticated', cameFromPublic: boolean) => {
    const route = routes.find((row) => row.name === name);
    if (!route) throw new Error(`No route is called ${name}.`);
    return routeAccess({ route, publicNames: publicRouteNames, status, cameFromPublic, target });
  };

  test.each([true, false])(
    'allows or redirects a visitor (who comes from a public page: %s)',
    (cameFromPublic) => {
      expect(visit('guest', cameFromPublic)).toEqual(
        audience === 'members'
          ? {
              kind: 'to_login',
              to: `/login?redirect=${encodeURIComponent(target)}`,
              raiseFlag: cameFromPublic,
            }
          : { kind: 'allow' },
      );
    },
  );

  test.each([true, false])(
    'allows or redirects a member (who comes from a public page: %s)',
    (cameFromPublic) => {
      expect(visit('authenticated', cameFromPublic)).toEqual(
        audience === 'visitors' ? { kind: 'to_app', to: '/' } : { kind: 'allow' },
      );
    },
  );
});

test.each([
  ['/', 'home', {}],
  ['/home', 'alternate-home', {}],
  ['/rwa-assets', 'rwa-assets', {}],
  ['/rwa-assets/ast_2vx6p9rm4t', 'rwa-asset', { id: 'ast_2vx6p9rm4t' }],
  ['/shopping/product/50 off', 'product', { id: '50 off' }],
  ['/rwa-assets/', 'rwa-assets', {}],
])('matches %s to the page %s', (path, name, parameters) => {
  const found = findRoute(path);
  expect(found?.route.name).toBe(name);
  expect(found?.parameters).toMatchObject(parameters);
});

test.each(['/nowhere', '/rwa-assets/a/b', '/shopping/product', '/case-detail', '/login/x'])(
  'matches %s to no page',
  (path) => expect(findRoute(path)).toBeUndefined(),
);

test('decodes a path unless it is malformed', () => {
  expect(findRouteByPathname('/shopping/product/50%20off')?.parameters).toMatchObject({ id: '50 off' });
  expect(findRouteByPathname('/shopping/product/50%')?.parameters).toMatchObject({ id: '50%' });
});
