import { type GliError, GliNotFoundError, type OrderLine, type Product } from '@gli/sdk';
import { getProductQuery, useGliClient } from '@gli/sdk/react';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';

export type Products =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly query: UseQueryResult<Product, GliError> }
  /** Products by id. Products that are no longer in the catalog are missing. */
  | { readonly status: 'ready'; readonly byId: ReadonlyMap<string, Product> };

/** Returns the current products of a cart or an order. */
export function useProducts(ids: readonly string[]): Products {
  const client = useGliClient();
  const queries: UseQueryResult<Product, GliError>[] = useQueries({
    queries: [...new Set(ids)].map((id) => getProductQuery(client, { id })),
  });
  const isGone = ({ error }: UseQueryResult<Product, GliError>) => error instanceof GliNotFoundError;
  const failed = queries.find((query) => query.isError && !query.data && !isGone(query));
  if (failed) return { status: 'failed', query: failed };
  if (queries.some((query) => query.isPending)) return { status: 'loading' };
  const onSale = queries.flatMap((query) => (query.data && !isGone(query) ? [query.data] : []));
  return { status: 'ready', byId: new Map(onSale.map((product) => [product.id, product])) };
}

/** Returns an order line's product, or undefined while it is loading or if it is no longer in the catalog. */
export const findProduct = (products: Products, { product_id }: OrderLine): Product | undefined =>
  products.status === 'ready' ? products.byId.get(product_id) : undefined;
