import { Section, TextLink, Tile, TileRow, TileSkeleton } from '@gli/ui';
import type { ReactNode } from 'react';
import { useTranslations } from '@/i18n';
import { useFoundItems } from './use-found-items.ts';
import { useRecentlyViewed } from './use-recently-viewed.ts';
import { useWatchlist } from './use-watchlist.ts';
import { formatItem, getItemPath, type WatchedItem } from './watched-item.ts';

/** Max tiles of a row. */
const MAX_TILES = 8;

type ItemTilesProps = { title: string; items: readonly WatchedItem[]; action?: ReactNode };

/** A section with a row of small cards. Renders nothing if there are no items or none of them can be loaded. */
function ItemTiles({ title, items, action }: ItemTilesProps) {
  const shown = useFoundItems(items.slice(0, MAX_TILES)).filter(({ query }) => !query.isError || query.data);
  if (shown.length === 0) return null;
  return (
    <Section title={title} action={action}>
      <TileRow>
        {shown.map(({ item, query: { data } }) =>
          data ? (
            <Tile
              key={formatItem(item)}
              href={getItemPath(item)}
              picture={data.picture}
              title={data.name}
              note={data.figure}
            />
          ) : (
            <TileSkeleton key={formatItem(item)} />
          ),
        )}
      </TileRow>
    </Section>
  );
}

/** The last watched assets and products, with a link to all. Renders nothing if there are none. */
export function WatchedTiles() {
  const t = useTranslations();
  const { items } = useWatchlist();
  return (
    <ItemTiles
      title={t.places.watchlist()}
      items={items}
      action={<TextLink href="/watchlist">{t.navigation.watchlistAll()}</TextLink>}
    />
  );
}

/** The last viewed assets and products. Renders nothing if there are none. */
export function RecentTiles() {
  const t = useTranslations();
  return <ItemTiles title={t.navigation.recentlyViewed()} items={useRecentlyViewed()} />;
}
