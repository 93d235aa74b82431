import type { GliError, Product, RwaAsset } from '@gli/sdk';
import { getProductQuery, getRwaAssetQuery, useGliClient } from '@gli/sdk/react';
import { translate } from '@gli/ui';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useFormats, useTranslations } from '@/i18n';
import type { WatchedItem } from './watched-item.ts';

/** The fields of an asset or product that its tile and its row show. */
export type FoundItem = {
  name: string;
  picture: string | undefined;
  /** Category and place. */
  about: string;
  /** Expected yield, or price. */
  figure: string;
};

export type ItemQuery = { item: WatchedItem; query: UseQueryResult<FoundItem, GliError> };

/** Loads the items, in their order. They share the cache with the items' own pages. */
export function useFoundItems(items: readonly WatchedItem[]): ItemQuery[] {
  const client = useGliClient();
  const t = useTranslations();
  const formats = useFormats();
  const fromAsset = ({ name, pictures, category, location, expected_apy }: RwaAsset): FoundItem => ({
    name,
    picture: pictures[0]?.url,
    about: `${category.name} · ${location.city}`,
    figure: t.terms.expectedYearly({ percent: formats.apy(expected_apy) }),
  });
  const fromProduct = (product: Product): FoundItem => ({
    name: product.name,
    picture: product.pictures[0]?.url,
    about: [product.category.name, product.location?.place].filter(Boolean).join(' · '),
    figure: translate(
      t.terms.pricePer,
      product.unit,
    )({ price: formats.tokenExact(product.price_from, product.price_token) }),
  });
  const assets = items.filter(({ kind }) => kind === 'asset');
  const products = items.filter(({ kind }) => kind === 'product');
  const sorted = [...assets, ...products];
  const queries = [
    ...useQueries({
      queries: assets.map(({ id }) => ({ ...getRwaAssetQuery(client, { id }), select: fromAsset })),
    }),
    ...useQueries({
      queries: products.map(({ id }) => ({ ...getProductQuery(client, { id }), select: fromProduct })),
    }),
  ];
  return items.flatMap((item) => {
    const query = queries[sorted.indexOf(item)];
    return query ? [{ item, query }] : [];
  });
}
