import type { RwaAssetSummary } from '@gli/sdk';
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
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { AssetRow } from './AssetRow.tsx';
import { type AssetQuery, PAGE_SIZE } from './asset-filters.ts';
import { pageOfAsset, rowOf, rowsOf } from './feed-layout.ts';
import { historyEntry, leaveList, leftList } from './left-list.ts';
import { useColumns } from './use-columns.ts';

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
