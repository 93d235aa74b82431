import type { GliError } from '@gli/sdk';
import { useListProducts, useListRwaAssets } from '@gli/sdk/react';
import { cutText, useDebounced } from '@gli/ui';
import { ASSET_SEARCH_MAX_CHARACTERS, cleanLine, PRODUCT_SEARCH_MAX_CHARACTERS } from '@gli/validation';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMember, useNetworkName } from '@/data';
import { useTranslations } from '@/i18n';
import { faq } from '../help/index.ts';
import { rateMatch, selectBest, toServerSearch } from './match.ts';
import { searchPages } from './search-pages.ts';

/** A page to open, or an earlier search to repeat. */
export type Result = { key: string; title: string; note?: string } & ({ href: string } | { search: string });

export type GroupName = 'recent' | 'pages' | 'assets' | 'products' | 'questions';
export type ResultGroup = { name: GroupName; results: Result[] };

/** Pause in typing before a server search, in ms. */
const DEBOUNCE_MS = 250;
/** Max search length in characters, which both server searches accept. */
const SEARCH_MAX_LENGTH = Math.min(ASSET_SEARCH_MAX_CHARACTERS, PRODUCT_SEARCH_MAX_CHARACTERS);
const LOCAL_MAX_COUNT = 6;
const SERVER_MAX_COUNT = 4;

/** Returns search results: pages and questions from the app, and assets and products from the server. */
export function useResults(typed: string, recent: readonly string[]) {
  const t = useTranslations();
  const network = useNetworkName();
  const pages = searchPages(t, useMember() !== null);
  const search = cutText(cleanLine(typed), SEARCH_MAX_LENGTH);
  const wanted = toServerSearch(search, SEARCH_MAX_LENGTH);
  const asked = useDebounced(wanted, DEBOUNCE_MS);
  // Clears the results immediately when there is nothing to search for.
  const isAsked = asked !== '' && wanted !== '';
  const query = { search: asked, page_size: SERVER_MAX_COUNT };
  const assets = useListRwaAssets(query, { query: { enabled: isAsked } });
  const products = useListProducts(query, { query: { enabled: isAsked } });
  const asPage = ({ href, title }: { href: string; title: string }): Result => ({ key: href, href, title });
  const nothing = { isPending: false, failures: [] };
  if (search === '') {
    return {
      ...nothing,
      groups: filled([
        { name: 'recent', results: recent.map((one) => ({ key: `recent ${one}`, title: one, search: one })) },
        { name: 'pages', results: pages.main.map(asPage) },
      ]),
    };
  }
  const foundPages = selectBest(pages.all, ({ title, more }) => rateMatch(search, title, more));
  const questions = selectBest(faq, ({ id }) => {
    const { question, answer } = t.helpCenter.faq[id];
    return rateMatch(search, question(), answer({ network }));
  });
  const found = <Item extends { id: string; name: string }>(
    { data }: UseQueryResult<{ count: number; results: readonly Item[] }, GliError>,
    path: string,
    getNote: (item: Item) => string,
    all: (values: { count: number }) => string,
  ): Result[] => {
    if (!isAsked || asked !== wanted || !data) return [];
    const items = data.results.slice(0, SERVER_MAX_COUNT);
    const list = `${path}?search=${encodeURIComponent(asked)}`;
    return [
      ...items
        .map((item) => ({ key: item.id, title: item.name, note: getNote(item) }))
        .map((item) => ({
          ...item,
          href: `${path === '/shopping' ? '/shopping/product' : path}/${item.key}`,
        })),
      ...(data.count > items.length ? [{ key: list, href: list, title: all({ count: data.count }) }] : []),
    ];
  };
  return {
    /** True until the server has responded to the typed text. */
    isPending: wanted !== '' && (asked !== wanted || assets.isFetching || products.isFetching),
    failures: isAsked
      ? [
          { query: assets, text: t.siteSearch.assetsFailed() },
          { query: products, text: t.siteSearch.productsFailed() },
        ].filter(({ query }) => query.isError)
      : [],
    groups: filled([
      { name: 'pages', results: foundPages.slice(0, LOCAL_MAX_COUNT).map(asPage) },
      {
        name: 'assets',
        results: found(assets, '/rwa-assets', ({ location }) => location.city, t.siteSearch.allAssets),
      },
      {
        name: 'products',
        results: found(products, '/shopping', ({ summary }) => summary, t.siteSearch.allProducts),
      },
      {
        name: 'questions',
        results: questions.slice(0, LOCAL_MAX_COUNT).map(({ id }) => ({
          key: `question ${id}`,
          title: t.helpCenter.faq[id].question(),
          note: t.helpCenter.faq[id].answer({ network }),
          href: `/help-center?question=${id}`,
        })),
      },
    ]),
  };
}

const filled = (groups: ResultGroup[]): ResultGroup[] => groups.filter(({ results }) => results.length > 0);
