import { useListRwaAssets } from '@gli/sdk/react';
import { CardSkeleton, Grid, media, QueryError, useMedia } from '@gli/ui';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useTranslations } from '@/i18n';
import { AssetCard } from '../AssetCard.tsx';
import { CompareCheckbox } from '../compare/CompareCheckbox.tsx';
import { Feed } from './AssetFeed.styles.ts';
import { type AssetQuery, PAGE_SIZE } from './asset-filters.ts';

/** Max distance from the window at which pages are rendered, in px, so that they load before they become visible. */
const BUFFER_PX = 700;
/** Estimated height of a card and the gap below it, in px, until its page is measured. */
const CARD_HEIGHT_PX = 510;
const PHONE_CARD_HEIGHT_PX = 205;
/** Height of the header plus a margin, in px. */
const TOP_PX = 96;
/** Gap below a page, in px. It may still be visible after the page has scrolled out of view. */
const PAGE_GAP_PX = 28;

/** Page heights of the last visited list, so that the list regains its full height on Back. */
let lastLeft: { list: string; heights: CacheSnapshot } | undefined;

type AssetFeedProps = {
  query: AssetQuery;
  /** Number of assets in the whole list. */
  count: number;
  /** Initial page, starting at 1. */
  page: number;
  /** Called with the page at the top of the window when scrolling stops. */
  onPage: (page: number) => void;
  isRefreshing: boolean;
};

/** The whole list at its full height. Only pages near the window are loaded and rendered. */
export function AssetFeed({ query, count, page, onPage, isRefreshing }: AssetFeedProps) {
  const t = useTranslations();
  const handle = useRef<WindowVirtualizerHandle>(null);
  const list = JSON.stringify([query, count]);
  const isPhone = useMedia(media.mobile);
  const [heights] = useState(() => (lastLeft?.list === list ? lastLeft.heights : undefined));
  useLayoutEffect(() => {
    const virtualizer = handle.current;
    return () => {
      if (virtualizer) lastLeft = { list, heights: virtualizer.cache };
    };
  }, [list]);

  // Starts at the page in the URL, and returns to it when the screen rotates. Back restores the scroll position
  // instead.
  const isPortrait = useMedia('(orientation: portrait)');
  const [wasPortrait] = useState(isPortrait);
  const placedFor = useRef(heights ? isPortrait : null);
  const topPage = useRef(page);
  useEffect(() => {
    if (placedFor.current === isPortrait) return;
    placedFor.current = isPortrait;
    if (topPage.current > 1)
      handle.current?.scrollToIndex(topPage.current - 1, { align: 'start', offset: -TOP_PX });
  }, [isPortrait]);

  const updatePage = () => {
    if (!handle.current) return;
    topPage.current = handle.current.findItemIndex(window.scrollY + TOP_PX + PAGE_GAP_PX) + 1;
    onPage(topPage.current);
  };
  return (
    <Feed role="feed" aria-label={t.rwaAssets.feed()} aria-busy={isRefreshing}>
      <WindowVirtualizer
        key={String(isPortrait)}
        ref={handle}
        data={Array.from({ length: Math.ceil(count / PAGE_SIZE) }, (_, index) => index + 1)}
        bufferSize={BUFFER_PX}
        // Otherwise, virtua renders the first page in one long task once it has measured the window.
        ssrCount={page === 1 && !heights ? 1 : 0}
        itemSize={PAGE_SIZE * (isPhone ? PHONE_CARD_HEIGHT_PX : CARD_HEIGHT_PX / 3)}
        onScrollEnd={updatePage}
        {...(heights && isPortrait === wasPortrait && { cache: heights })}
      >
        {(number) => <AssetPage key={number} page={number} query={query} count={count} />}
      </WindowVirtualizer>
    </Feed>
  );
}

type AssetPageProps = Pick<AssetFeedProps, 'query' | 'count' | 'page'>;

/** Cards of one page, or their placeholders. While the list scrolls, only new pages render. */
const AssetPage = memo(function AssetPage({ query, count, page }: AssetPageProps) {
  const t = useTranslations();
  const assets = useListRwaAssets({ ...query, page });
  // A page in the middle of the list has assets, so an empty one has failed to load.
  const isMissing = assets.data ? assets.data.results.length === 0 : assets.isError;
  if (isMissing) return <QueryError query={assets} title={t.rwa.loadErrorTitle()} />;
  const first = (page - 1) * PAGE_SIZE;
  return (
    <Grid css={{ paddingBottom: '$6', '@mobile': { gap: '$3', paddingBottom: '$3' } }}>
      {Array.from({ length: Math.min(PAGE_SIZE, count - first) }, (_, index) => {
        const asset = assets.data?.results[index];
        if (!asset) return <CardSkeleton key={index} pictured />;
        const position = { index: first + index + 1, of: count };
        return (
          <AssetCard
            key={asset.id}
            asset={asset}
            position={position}
            action={<CompareCheckbox asset={asset} />}
          />
        );
      })}
    </Grid>
  );
});
