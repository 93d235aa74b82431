import { expect, test } from 'vitest';
import { loadAllLocales } from '../../i18n/i18n-util.sync.ts';
import { i18nObject } from '../../i18n/i18n-util.ts';
import { routeOf } from '../../routes.ts';
import { matchOf } from './match.ts';
import { searchPages } from './search-pages.ts';

loadAllLocales();
const t = i18nObject('en');
const hrefs = (isMember: boolean) => searchPages(t, isMember).all.map(({ href }) => href);

test('a visitor finds public pages, login and sign-up, and nothing of a member', () => {
  const found = hrefs(false);
  expect(found).toEqual(
    expect.arrayContaining(['/', '/business', '/conversion', '/terms', '/login', '/signup']),
  );
  for (const href of ['/home', '/orders', '/auth', '/mypage', '/mypage?tab=portfolio', '/auth?tab=grades']) {
    expect(found).not.toContain(href);
  }
});

test('a member finds the pages and tabs of members, but no login', () => {
  const found = hrefs(true);
  expect(found).toEqual(
    expect.arrayContaining([
      '/home',
      '/orders',
      '/mypage?tab=portfolio',
      '/auth?tab=grades',
      '/business#team',
    ]),
  );
  expect(found).not.toContain('/login');
  expect(found).not.toContain('/signup');
});

test('each leads to a page of the route table, once; none asks for a parameter', () => {
  const found = hrefs(true);
  expect(new Set(found).size).toBe(found.length);
  for (const href of found) expect(routeOf(href.split(/[?#]/)[0] ?? ''), href).toBeDefined();
  expect(found.join()).not.toContain(':');
});

test('before anything is typed, the main pages are offered, as far as they may be seen', () => {
  expect(searchPages(t, false).main.map(({ href }) => href)).toEqual([
    '/business',
    '/rwa-assets',
    '/shopping',
    '/conversion',
    '/help-center',
  ]);
  expect(searchPages(t, true).main).toHaveLength(10);
});

test('what a page is known by finds it, in both languages', () => {
  const first = (locale: 'ko' | 'en', search: string) =>
    searchPages(i18nObject(locale), true)
      .all.filter(({ title, more }) => matchOf(search, title, more) > 0)
      .map(({ href }) => href);
  expect(first('en', 'password')).toEqual(['/mypage?tab=account']);
  expect(first('ko', '비밀번호')).toEqual(['/mypage?tab=account']);
  expect(first('ko', 'kyc')).toContain('/auth');
  expect(first('ko', 'ㅈㅁ')).toContain('/orders');
});
