/** An asset or a product that can be watched. */
export type WatchedItem = { readonly kind: 'asset' | 'product'; readonly id: string };

const PRODUCT = 'product:';

/** Returns an item's text in the storage and in shared links: an asset's id, or a product's id after `product:`. */
export const formatItem = ({ kind, id }: WatchedItem): string => (kind === 'asset' ? id : PRODUCT + id);

export const parseItem = (text: string): WatchedItem =>
  text.startsWith(PRODUCT)
    ? { kind: 'product', id: text.slice(PRODUCT.length) }
    : { kind: 'asset', id: text };

/** Returns the URL of an item's page. */
export const getItemPath = ({ kind, id }: WatchedItem): string =>
  `/${kind === 'asset' ? 'rwa-assets' : 'shopping/product'}/${encodeURIComponent(id)}`;

/** Max items of a shared link. */
const MAX_SHARED = 50;

/** Returns the URL that shows the items to anyone. */
export const getSharePath = (items: readonly WatchedItem[]): string =>
  `/watchlist?ids=${items.slice(0, MAX_SHARED).map(formatItem).join(',')}`;

/** Parses the items of a shared link. Returns null for the page without ids. */
export function parseShared(search: string): WatchedItem[] | null {
  const ids = new URLSearchParams(search).get('ids');
  if (ids === null) return null;
  const texts = ids.split(',').filter((text) => /^(product:)?[\w-]{1,64}$/.test(text));
  return [...new Set(texts)].slice(0, MAX_SHARED).map(parseItem);
}
