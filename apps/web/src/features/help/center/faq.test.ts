import { expect, test } from 'vitest';
import en from '../../../i18n/en/helpCenter/index.ts';
import ko from '../../../i18n/ko/helpCenter/index.ts';
import { routeOf } from '../../../routes.ts';
import { type FaqId, faq, faqCategories, faqSearchOf, findFaq, withFaqSearch } from './faq.ts';

const english = (id: FaqId) => `${en.faq[id].question} ${en.faq[id].answer}`;
const korean = (id: FaqId) => `${ko.faq[id].question} ${ko.faq[id].answer}`;
const found = (text: string, category: (typeof faqCategories)[number] = 'all', textOf = english) =>
  findFaq({ category, text }, textOf).map(({ id }) => id);

test('every question of the dictionaries is in one category', () => {
  expect(faq.map(({ id }) => id).toSorted()).toEqual(Object.keys(en.faq).toSorted());
});

test.each(faqCategories)('the category %s has questions', (category) => {
  expect(found('', category).length).toBeGreaterThan(2);
});

test('a search finds words of the question and of the answer, in both languages', () => {
  expect(found('FEE')).toContain('fees');
  expect(found('economy')).toContain('fees');
  expect(found('수수료', 'all', korean)).toContain('fees');
});

test('every word of a search has to match', () => {
  expect(found('order cancel')).toEqual(expect.arrayContaining(['cancel']));
  expect(found('order zeppelin')).toEqual([]);
});

test('a search stays in its category', () => {
  expect(found('wallet', 'shopping')).toEqual([]);
});

test('the address keeps the category, the search and everything else', () => {
  const search = new URLSearchParams('guide=wallet&category=tokens&q=%20fee%20');
  expect(faqSearchOf(search)).toEqual({ category: 'tokens', text: 'fee' });
  expect(`${withFaqSearch(search, { category: 'all', text: '' })}`).toBe('guide=wallet');
  expect(faqSearchOf(new URLSearchParams('category=cooking'))).toEqual({ category: 'all', text: '' });
});

test('every page that an answer links to exists under its name', () => {
  for (const { page } of faq) {
    if (page) expect(routeOf(page.href.replace(/[?#].*/, ''))?.route.name).toBe(page.name);
  }
});
