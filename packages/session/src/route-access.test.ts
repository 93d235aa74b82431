import { describe, expect, it } from 'vitest';
import { loginPath, type RouteVisit, routeAccess } from './route-access.ts';

const publicNames = ['home', 'business', 'rwa-assets', 'shopping'];

function decide(visit: Partial<RouteVisit>) {
  return routeAccess({
    route: { name: 'orders', requiresAuth: true },
    publicNames,
    status: 'guest',
    cameFromPublic: false,
    target: '/orders',
    ...visit,
  });
}

describe('a visitor who is not logged in', () => {
  it.each([
    ['a route on the public list', { name: 'business' }],
    ['a route that requires no login', { name: 'conversion', requiresAuth: false }],
    ['the login form', { name: 'login', requiresAuth: false }],
    ['the sign-up form', { name: 'signup' }],
  ])('sees %s', (_, route) => {
    expect(decide({ route })).toEqual({ kind: 'allow' });
    expect(decide({ route, status: 'starting' })).toEqual({ kind: 'allow' });
  });

  it.each([
    ['requires login', { name: 'orders', requiresAuth: true }],
    ['does not set requiresAuth', { name: 'referral' }],
    ['is the alternate home', { name: 'alternate-home', requiresAuth: true }],
  ])('is redirected to the login from a route that %s', (_, route) => {
    expect(decide({ route })).toEqual({
      kind: 'to_login',
      to: '/login?redirect=%2Forders',
      raiseFlag: false,
    });
  });

  it('is returned to the full path after the login, including query and hash', () => {
    const target = '/mypage?tab=portfolio&q=리조트#top';
    expect(decide({ target })).toMatchObject({ to: `/login?redirect=${encodeURIComponent(target)}` });
  });

  it('sees the login notice when redirected from a public page', () => {
    expect(decide({ cameFromPublic: true })).toMatchObject({ kind: 'to_login', raiseFlag: true });
  });
});

it('waits before showing a protected page while the session starts', () => {
  expect(decide({ status: 'starting' })).toEqual({ kind: 'wait' });
});

describe('a signed-in member', () => {
  it('sees protected and public pages', () => {
    expect(decide({ status: 'authenticated' })).toEqual({ kind: 'allow' });
    expect(decide({ status: 'authenticated', route: { name: 'home' } })).toEqual({ kind: 'allow' });
  });

  it.each([
    ['/login', '/'],
    ['/signup', '/'],
    ['/login?redirect=%2Forders%3Fid%3Dord_1%23lines', '/orders?id=ord_1#lines'],
    ['/signup?from=mail&redirect=/referral#top', '/referral'],
    ['/login?redirect=//evil.example', '/'],
    ['/login?redirect=%2Flogin%3Fredirect%3D%2Forders', '/'],
    ['/login#?redirect=/orders', '/'],
  ])('is redirected from %s to %s', (target, to) => {
    const name = target.startsWith('/login') ? 'login' : 'signup';
    expect(decide({ status: 'authenticated', route: { name }, target })).toEqual({ kind: 'to_app', to });
  });
});

it('builds a login path that returns to the previous page, but only within this app', () => {
  expect(loginPath('/rwa-assets/ast_1?amount=100')).toBe(
    '/login?redirect=%2Frwa-assets%2Fast_1%3Famount%3D100',
  );
  expect(loginPath('/')).toBe('/login?redirect=%2F');
  expect(loginPath('//evil.example')).toBe('/login');
});
