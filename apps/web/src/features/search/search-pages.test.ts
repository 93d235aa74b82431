import { expect, test } from 'vitest';
import { i18nObject } from '@/i18n';
import { loadAllLocales } from '../../i18n/i18n-util.sync.ts';
import { findRoute } from '../../routes.ts';
import { rateMatch } from './match.ts';
import { searchPages } from './search-pages.ts';

loadAllLocales();
const t = i18nObject('en');
const hrefs = (isMember: boolean) => searchPages(t, isMember).all.map(({ href }) => href);

test('shows a visitor only public pages, login and sign-up', () => {
  const found = hrefs(false);
  expect(found).toEqual(
    expect.arrayContaining(['/', '/business', '/conversion', '/terms', '/login', '/signup']),
  );
  for (const href of ['/home', '/orders', '/auth', '/mypage', '/mypage?tab=portfolio', '/auth?tab=grades']) {
    expect(found).not.toContain(href);
  }
});

test('shows a member their pages and tabs, but not the login page', () => {
  const found = hrefs(true);
  expect(found).toEqual(
    expect.arrayContaining(['/', '/orders', '/mypage?tab=portfolio', '/auth?tab=grades', '/business#team']),
  );
  expect(found).not.toContain('/login');
  expect(found).not.toContain('/signup');
});

test('links each entry to a different route without parameters', () => {
  const found = hrefs(true);
  expect(new Set(found).size).toBe(found.length);
  for (const href of found) expect(findRoute(href.split(/[?#]/)[0] ?? ''), href).toBeDefined();
  expect(found.join()).not.toContain(':');
});

test('suggests the main pages that the user can open while the search field is empty', () => {
  expect(searchPages(t, false).main.map(({ href }) => href)).toEqual([
    '/business',
    '/rwa-assets',
    '/shopping',
    '/conversion',
    '/help-center',
  ]);
  expect(searchPages(t, true).main).toHaveLength(9);
});

test('finds pages by their synonyms in both languages', () => {
  const first = (locale: 'ko' | 'en', search: string) =>
    searchPages(i18nObject(locale), true)
      .all.filter(({ title, more }) => rateMatch(search, title, more) > 0)
      .map(({ href }) => href);
  expect(first('en', 'password')).toEqual(['/mypage?tab=security']);
  expect(first('ko', '비밀번호')).toEqual(['/mypage?tab=security']);
  expect(first('ko', 'kyc')).toContain('/auth');
  expect(first('ko', 'ㅈㅁ')).toContain('/orders');
});
