import { expect, test } from 'vitest';
import en from '../../../i18n/en/helpCenter/index.ts';
import ko from '../../../i18n/ko/helpCenter/index.ts';
import { findRoute } from '../../../routes.ts';
import { type FaqId, faq, faqCategories, findFaq, parseFaqSearch, withFaqSearch } from './faq.ts';

const english = (id: FaqId) => `${en.faq[id].question} ${en.faq[id].answer}`;
const korean = (id: FaqId) => `${ko.faq[id].question} ${ko.faq[id].answer}`;
const found = (text: string, category: (typeof faqCategories)[number] = 'all', readText = english) =>
  findFaq({ category, text }, readText).map(({ id }) => id);

test('assigns each question to exactly one category', () => {
  expect(faq.map(({ id }) => id).toSorted()).toEqual(Object.keys(en.faq).toSorted());
});

test.each(faqCategories)('has questions in the category %s', (category) => {
  expect(found('', category).length).toBeGreaterThan(2);
});

test('searches questions and answers in both languages', () => {
  expect(found('FEE')).toContain('fees');
  expect(found('economy')).toContain('fees');
  expect(found('수수료', 'all', korean)).toContain('fees');
});

test('requires all words of a search to match', () => {
  expect(found('order cancel')).toEqual(expect.arrayContaining(['cancel']));
  expect(found('order zeppelin')).toEqual([]);
});

test('searches within a category', () => {
  expect(found('wallet', 'shopping')).toEqual([]);
});

test('keeps the category, the search and other parameters in the URL', () => {
  const search = new URLSearchParams('guide=wallet&category=tokens&q=%20fee%20');
  expect(parseFaqSearch(search)).toEqual({ category: 'tokens', text: 'fee' });
  expect(`${withFaqSearch(search, { category: 'all', text: '' })}`).toBe('guide=wallet');
  expect(parseFaqSearch(new URLSearchParams('category=cooking'))).toEqual({ category: 'all', text: '' });
});

test('links answers to existing pages by their names', () => {
  for (const { page } of faq) {
    if (page) expect(findRoute(page.href.replace(/[?#].*/, ''))?.route.name).toBe(page.name);
  }
});
