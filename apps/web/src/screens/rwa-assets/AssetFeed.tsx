import type { RwaAssetSummary } from '@gli/sdk';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useWords } from '../../i18n/words.ts';
import { AssetRow } from './AssetRow.tsx';
import { type AssetQuery, PAGE_SIZE } from './asset-filters.ts';
import { pageOfAsset, rowOf, rowsOf } from './feed-layout.ts';
import { leaveList, sizesOfLeftList } from './left-list.ts';
import { useColumns } from './use-columns.ts';

/** How far outside the window rows are drawn, in px: their page is on its way before they are seen. */
const bufferPx = 700;
/** What the header covers, and a little air, in px. */
const topPx = 96;

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
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const topAsset = useRef((page - 1) * PAGE_SIZE);
  const columns = useColumns(frame);
  return (
    <div ref={frame} role="feed" aria-label={words.rwaAssets.feed()} aria-busy={isRefreshing}>
      {columns === null ? null : (
        <Rows key={columns} {...props} columns={columns} frame={frame} topAsset={topAsset} />
      )}
    </div>
  );
}

type RowsProps = Omit<AssetFeedProps, 'isRefreshing' | 'page'> & {
  columns: number;
  frame: RefObject<HTMLDivElement | null>;
  /** The asset at the top of the window, counted from 0; it outlives a change of columns. */
  topAsset: RefObject<number>;
};

function Rows({ query, count, columns, frame, topAsset, onPage, action }: RowsProps) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const length = rowsOf(count, columns);
  const rows = useMemo(() => Array.from({ length }, (_, row) => row), [length]);
  const list = JSON.stringify([query, columns, length]);
  const known = sizesOfLeftList(list);

  useLayoutEffect(() => {
    const virtualizer = handle.current;
    return () => {
      if (virtualizer) leaveList(list, virtualizer.cache);
    };
  }, [list]);
  useEffect(() => {
    const start = rowOf(topAsset.current, columns);
    if (start === 0) return;
    // Going back, the shell leads to the exact place; an opened or reloaded address begins at the top of the window.
    let waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => {
        if (window.scrollY < 1) handle.current?.scrollToIndex(start, { align: 'start', offset: -topPx });
      });
    });
    return () => cancelAnimationFrame(waiting);
  }, [columns, topAsset]);

  const settle = () => {
    if (!handle.current || !frame.current) return;
    const passed = Math.max(0, topPx - frame.current.getBoundingClientRect().top);
    topAsset.current = handle.current.findItemIndex(passed) * columns;
    onPage(pageOfAsset(topAsset.current));
  };
  return (
    <WindowVirtualizer
      ref={handle}
      data={rows}
      bufferSize={bufferPx}
      {...(known && { cache: known })}
      onScrollEnd={settle}
    >
      {(row) => (
        <AssetRow key={row} query={query} row={row} columns={columns} count={count} action={action} />
      )}
    </WindowVirtualizer>
  );
}
