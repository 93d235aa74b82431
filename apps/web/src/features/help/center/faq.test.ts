import { expect, test } from 'vitest';
import en from '../../../i18n/en/helpCenter/index.ts';
import ko from '../../../i18n/ko/helpCenter/index.ts';
import { routeOf } from '../../../routes.ts';
import { type FaqId, faq, faqCategories, faqSearchOf, findFaq, withFaqSearch } from './faq.ts';

const english = (id: FaqId) => `${en.faq[id].question} ${en.faq[id].answer}`;
const korean = (id: FaqId) => `${ko.faq[id].question} ${ko.faq[id].answer}`;
const found = (text: string, category: (typeof faqCategories)[number] = 'all', said = english) =>
  findFaq({ category, text }, said).map(({ id }) => id);

test('every question of the dictionaries stands in a category, once', () => {
  expect(faq.map(({ id }) => id).toSorted()).toEqual(Object.keys(en.faq).toSorted());
});

test.each(faqCategories)('the category %s has questions', (category) => {
  expect(found('', category).length).toBeGreaterThan(2);
});

test('a search finds what stands in the question or only in its answer, in either language', () => {
  expect(found('FEE')).toContain('fees');
  expect(found('economy')).toContain('fees');
  expect(found('수수료', 'all', korean)).toContain('fees');
});

test('every word of a search has to be there', () => {
  expect(found('order cancel')).toEqual(expect.arrayContaining(['cancel']));
  expect(found('order zeppelin')).toEqual([]);
});

test('a search stays in its category', () => {
  expect(found('wallet', 'shopping')).toEqual([]);
});

test('the address keeps category and search, and what else it has', () => {
  const search = new URLSearchParams('guide=wallet&category=tokens&q=%20fee%20');
  expect(faqSearchOf(search)).toEqual({ category: 'tokens', text: 'fee' });
  expect(`${withFaqSearch(search, { category: 'all', text: '' })}`).toBe('guide=wallet');
  expect(faqSearchOf(new URLSearchParams('category=cooking'))).toEqual({ category: 'all', text: '' });
});

test('every place that an answer leads to exists under its name', () => {
  for (const { place } of faq) {
    if (place) expect(routeOf(place.href.replace(/[?#].*/, ''))?.route.name).toBe(place.name);
  }
});
