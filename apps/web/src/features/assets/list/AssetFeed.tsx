import type { RwaAssetSummary } from '@gli/sdk';
import { useListRwaAssets } from '@gli/sdk/react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { AssetCard, AssetCardSkeleton } from '../AssetCard.tsx';
import { type AssetQuery, PAGE_SIZE } from './asset-filters.ts';
import { columnsOf, contentOfRow, pageOfAsset, rowOf, rowsOf } from './feed-layout.ts';
import { historyEntry, leaveList, leftList } from './left-list.ts';

/** How far outside the window rows are drawn, in px: their page is on its way before they are seen. */
const bufferPx = 700;
/** About the height of a row of cards, in px, until it has been measured: what stands below the list stays there. */
const rowPx = 540;
/** What the header covers, and a little air, in px. */
const topPx = 96;
/** Of a row that has been passed, the gap below it may still be in sight, in px. */
const gapPx = 28;

// virtua takes the pointer away while the page scrolls: a press right after it would be lost.
const Feed = styled('div', { '& > div': { pointerEvents: 'auto !important' } });

type AssetFeedProps = {
  query: AssetQuery;
  /** Assets in the whole list. */
  count: number;
  /** Where it begins when it is opened, counted from 1. */
  page: number;
  /** The page that is at the top of the window, told when scrolling stops. */
  onPage: (page: number) => void;
  isRefreshing: boolean;
  /** What can be done with an asset on its card. */
  action: (asset: RwaAssetSummary) => ReactNode;
};

/** The whole list at its full height; only the rows near the window are drawn, and each asks for its page itself. */
export function AssetFeed({ isRefreshing, page, ...props }: AssetFeedProps) {
  const t = useTranslations();
  const frame = useRef<HTMLDivElement>(null);
  const topAsset = useRef((page - 1) * PAGE_SIZE);
  const columns = useColumns(frame);
  const [hasCards, setHasCards] = useState(false);
  const showCards = useCallback(() => setHasCards(true), []);
  return (
    <Feed ref={frame} role="feed" aria-label={t.rwaAssets.feed()} aria-busy={isRefreshing || !hasCards}>
      {columns === null ? null : (
        <Rows
          key={columns}
          {...props}
          columns={columns}
          frame={frame}
          topAsset={topAsset}
          onCards={showCards}
        />
      )}
    </Feed>
  );
}

type RowsProps = Omit<AssetFeedProps, 'isRefreshing' | 'page'> & {
  columns: number;
  frame: RefObject<HTMLDivElement | null>;
  /** The asset at the top of the window, counted from 0; it outlives a change of columns. */
  topAsset: RefObject<number>;
  /** The first cards are there. */
  onCards: () => void;
};

function Rows({ query, count, columns, frame, topAsset, onPage, onCards, action }: RowsProps) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const length = rowsOf(count, columns);
  const rows = useMemo(() => Array.from({ length }, (_, row) => row), [length]);
  const list = JSON.stringify([query, columns, length]);
  const [entry] = useState(() => historyEntry());
  const [known] = useState(() => leftList(list, entry));

  useLayoutEffect(() => {
    const virtualizer = handle.current;
    const feed = frame.current;
    return () => {
      if (!virtualizer || !feed) return;
      const passed = -feed.getBoundingClientRect().top;
      const row = virtualizer.findItemIndex(Math.max(0, passed));
      const below = passed - virtualizer.getItemOffset(row);
      leaveList({ list, entry, row, below, heights: virtualizer.cache });
    };
  }, [list, entry, frame]);
  useEffect(() => {
    // Back to where the member was; an address that was opened or reloaded begins with the first row of its page.
    const row = known?.row ?? rowOf(topAsset.current, columns);
    const offset = known?.below ?? -topPx;
    if (row === 0 && offset <= 0) return;
    // The second frame has the rows' heights.
    let waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => {
        if (window.scrollY < 1) handle.current?.scrollToIndex(row, { align: 'start', offset });
      });
    });
    return () => cancelAnimationFrame(waiting);
  }, [columns, topAsset, known]);

  const settle = () => {
    if (!handle.current || !frame.current) return;
    const passed = Math.max(0, topPx + gapPx - frame.current.getBoundingClientRect().top);
    topAsset.current = handle.current.findItemIndex(passed) * columns;
    onPage(pageOfAsset(topAsset.current));
  };
  return (
    <WindowVirtualizer
      ref={handle}
      data={rows}
      bufferSize={bufferPx}
      itemSize={rowPx}
      onScrollEnd={settle}
      // At its top nothing scrolls, and without a scroll a list with known heights draws its first row only.
      {...(known && known.row > 0 && { cache: known.heights })}
    >
      {(row) => (
        <AssetRow
          key={row}
          query={query}
          row={row}
          columns={columns}
          count={count}
          onCards={onCards}
          action={action}
        />
      )}
    </WindowVirtualizer>
  );
}

const Row = styled('div', {
  display: 'grid',
  gap: '$6',
  paddingBottom: '$6',
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      4: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
});
const widths = [1, 2, 3, 4] as const;

type AssetRowProps = {
  query: AssetQuery;
  /** Counted from 0. */
  row: number;
  columns: number;
  count: number;
  /** Its cards are there. */
  onCards: () => void;
  action: (asset: RwaAssetSummary) => ReactNode;
};

/** One row of cards. The rows of one page share its answer. */
function AssetRow({ query, row, columns, count, onCards, action }: AssetRowProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const { page, from, to, first, length } = contentOfRow(row, columns, count);
  const assets = useListRwaAssets({ ...query, page });
  const isThere = assets.data !== undefined;
  useEffect(() => {
    if (isThere) onCards();
  }, [isThere, onCards]);
  const width = widths.find((one) => one === columns) ?? 1;
  if (assets.isError && !assets.data && from === 0) {
    return (
      <ErrorState
        title={t.rwa.loadErrorTitle()}
        description={errorText(assets.error)}
        retryLabel={t.common.retry()}
        onRetry={() => void assets.refetch()}
        busy={assets.isFetching}
      />
    );
  }
  if (!assets.data) {
    return (
      <Row columns={width} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <AssetCardSkeleton key={index} hasAction />
        ))}
      </Row>
    );
  }
  return (
    <Row columns={width}>
      {assets.data.results.slice(from, to).map((asset, index) => (
        <AssetCard
          key={asset.id}
          asset={asset}
          place={{ position: first + index + 1, of: count }}
          action={action(asset)}
        />
      ))}
    </Row>
  );
}

/** How many cards stand side by side in an element; null until it has been measured, before the first frame. */
function useColumns(frame: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setColumns(columnsOf(element.clientWidth, rem));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return columns;
}
