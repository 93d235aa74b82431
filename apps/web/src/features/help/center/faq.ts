import { cutText, getStringParam, parseEnum, setParams } from '@gli/ui';
import { cleanLine } from '@gli/validation';
import type { Translations } from '@/i18n';

/** Categories of questions. `all` includes all of them. Spec §9 Help FAQ categories */
export const faqCategories = ['all', 'getting_started', 'wallet', 'tokens', 'shopping', 'technical'] as const;
export type FaqCategory = (typeof faqCategories)[number];

export type FaqId = keyof Translations['helpCenter']['faq'];

/** A question. Its text is in the dictionaries, under its id. */
type FaqEntry = {
  id: FaqId;
  category: Exclude<FaqCategory, 'all'>;
  page?: { name: keyof Translations['places']; href: string };
};

/** The questions in reading order. */
export const faq: readonly FaqEntry[] = [
  { id: 'join', category: 'getting_started', page: { name: 'signup', href: '/signup' } },
  { id: 'invest', category: 'getting_started', page: { name: 'rwa-assets', href: '/rwa-assets' } },
  { id: 'grades', category: 'getting_started', page: { name: 'auth', href: '/auth?tab=grades' } },
  { id: 'language', category: 'getting_started' },
  { id: 'watchlist', category: 'getting_started', page: { name: 'watchlist', href: '/watchlist' } },
  { id: 'which_wallet', category: 'wallet' },
  { id: 'connect', category: 'wallet' },
  { id: 'wallet_taken', category: 'wallet' },
  { id: 'two_wallets', category: 'wallet' },
  { id: 'which_tokens', category: 'tokens', page: { name: 'business', href: '/business#tokens' } },
  { id: 'directions', category: 'tokens', page: { name: 'conversion', href: '/conversion' } },
  { id: 'fees', category: 'tokens', page: { name: 'conversion', href: '/conversion' } },
  { id: 'limits', category: 'tokens' },
  { id: 'pay', category: 'shopping', page: { name: 'shopping', href: '/shopping' } },
  { id: 'cancel', category: 'shopping', page: { name: 'orders', href: '/orders' } },
  { id: 'payment_waiting', category: 'shopping', page: { name: 'orders', href: '/orders' } },
  { id: 'payment_failed', category: 'shopping', page: { name: 'orders', href: '/orders' } },
  { id: 'login_locked', category: 'technical', page: { name: 'login', href: '/login' } },
  { id: 'not_loading', category: 'technical' },
  { id: 'pictures', category: 'technical', page: { name: 'profile-edit', href: '/profile-edit' } },
  { id: 'unknown_login', category: 'technical', page: { name: 'mypage', href: '/mypage?tab=security' } },
];

const FAQ_SEARCH_MAX_LENGTH = 60;

/** Cleans the typed text of a search. */
export const cleanFaqText = (typed: string): string => cutText(cleanLine(typed), FAQ_SEARCH_MAX_LENGTH);

export type FaqSearch = { category: FaqCategory; text: string };

/** Parses the search in the URL: `?category=wallet&q=fee`. An unknown category counts as `all`. */
export function parseFaqSearch(search: URLSearchParams): FaqSearch {
  return {
    category: parseEnum(faqCategories, search.get('category')) ?? 'all',
    text: getStringParam(search, 'q', FAQ_SEARCH_MAX_LENGTH) ?? '',
  };
}

/** Returns the URL with a different search. All other parameters are kept. */
export function withFaqSearch(search: URLSearchParams, { category, text }: FaqSearch): URLSearchParams {
  return setParams(search, { category: category === 'all' ? null : category, q: text });
}

/**
 * Returns a category's questions that contain every word of the search in the question or the answer.
 * @param getText returns the text of a question and its answer in the member's language
 */
export function findFaq(search: FaqSearch, getText: (id: FaqId) => string): readonly FaqEntry[] {
  const terms = search.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return faq.filter(({ id, category }) => {
    if (search.category !== 'all' && search.category !== category) return false;
    const text = getText(id).toLocaleLowerCase();
    return terms.every((term) => text.includes(term));
  });
}
