import type { Translations } from '../../../i18n/i18n-types.ts';

/** Categories of questions; `all` is every one of them. Spec §9 Help FAQ categories */
export const faqCategories = ['all', 'getting_started', 'wallet', 'tokens', 'shopping', 'technical'] as const;
export type FaqCategory = (typeof faqCategories)[number];

export type FaqId = keyof Translations['helpCenter']['faq'];

/** A question; its words stand in the dictionaries. */
type FaqEntry = {
  id: FaqId;
  category: Exclude<FaqCategory, 'all'>;
  /** Where the answer can be put to use. */
  place?: { name: keyof Translations['places']; href: string };
};

/** In the order to read them. */
export const faq: readonly FaqEntry[] = [
  { id: 'join', category: 'getting_started', place: { name: 'signup', href: '/signup' } },
  { id: 'invest', category: 'getting_started', place: { name: 'rwa-assets', href: '/rwa-assets' } },
  { id: 'grades', category: 'getting_started', place: { name: 'auth', href: '/auth' } },
  { id: 'language', category: 'getting_started' },
  { id: 'which_wallet', category: 'wallet' },
  { id: 'connect', category: 'wallet' },
  { id: 'wallet_taken', category: 'wallet' },
  { id: 'two_wallets', category: 'wallet' },
  { id: 'which_tokens', category: 'tokens', place: { name: 'business', href: '/business#tokens' } },
  { id: 'directions', category: 'tokens', place: { name: 'conversion', href: '/conversion' } },
  { id: 'fees', category: 'tokens', place: { name: 'conversion', href: '/conversion' } },
  { id: 'limits', category: 'tokens' },
  { id: 'pay', category: 'shopping', place: { name: 'shopping', href: '/shopping' } },
  { id: 'cancel', category: 'shopping', place: { name: 'orders', href: '/orders' } },
  { id: 'payment_waiting', category: 'shopping', place: { name: 'orders', href: '/orders' } },
  { id: 'payment_failed', category: 'shopping', place: { name: 'orders', href: '/orders' } },
  { id: 'login_locked', category: 'technical', place: { name: 'login', href: '/login' } },
  { id: 'not_loading', category: 'technical' },
  { id: 'pictures', category: 'technical', place: { name: 'profile-edit', href: '/profile-edit' } },
  { id: 'unknown_login', category: 'technical', place: { name: 'mypage', href: '/mypage?tab=profile' } },
];

/** Longest search, in characters. */
export const FAQ_SEARCH_MAXIMUM = 60;

export type FaqSearch = { category: FaqCategory; text: string };

/** What the address asks for: `?category=wallet&q=fee`. A category that does not exist counts as all. */
export function faqSearchOf(search: URLSearchParams): FaqSearch {
  return {
    category: faqCategories.find((one) => one === search.get('category')) ?? 'all',
    text: (search.get('q') ?? '').trim().slice(0, FAQ_SEARCH_MAXIMUM),
  };
}

/** The address with another search; everything else in it stays. */
export function withFaqSearch(search: URLSearchParams, { category, text }: FaqSearch): URLSearchParams {
  const next = new URLSearchParams(search);
  if (category === 'all') next.delete('category');
  else next.set('category', category);
  if (text === '') next.delete('q');
  else next.set('q', text);
  return next;
}

/**
 * The questions of a category in which every word of the search stands, in the question or its answer.
 * @param said what a question and its answer read in the member's language
 */
export function findFaq(search: FaqSearch, said: (id: FaqId) => string): readonly FaqEntry[] {
  const terms = search.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return faq.filter(({ id, category }) => {
    if (search.category !== 'all' && search.category !== category) return false;
    const text = said(id).toLocaleLowerCase();
    return terms.every((term) => text.includes(term));
  });
}
