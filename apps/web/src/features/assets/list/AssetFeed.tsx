import type { RwaAssetSummary } from '@gli/sdk';
import { useListRwaAssets } from '@gli/sdk/react';
import {
  type CSSProperties,
  memo,
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
import { Card } from '../../../design/display/Card.tsx';
import { breathing, skeletonColor } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMeasured } from '../../../shared/browser/use-measured.ts';
import { useTurn } from '../../../shared/browser/use-turn.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { AssetCard, Cover } from '../AssetCard.tsx';
import { type AssetQuery, PAGE_SIZE } from './asset-filters.ts';
import { columnsOf, contentOfRow, pageOfAsset, rowOf, rowsOf } from './feed-layout.ts';
import { historyEntry, leaveList, leftList } from './left-list.ts';

/** Rows this far outside the window are drawn, in px: their page loads before they are seen. */
const BUFFER_PX = 700;
/** Estimated height of a row, in px, until it has been measured: what is below the list keeps its position. */
const ROW_HEIGHT_PX = 540;
/** The header and a little air, in px. */
const TOP_PX = 96;
/** The gap below a row that has scrolled past may still be visible, in px. */
const ROW_GAP_PX = 28;

// virtua disables pointer events while the page scrolls: a click right after scrolling would be lost.
// Cards that pass under the mouse would move with each frame.
const Feed = styled('div', {
  '& > div': { pointerEvents: 'auto !important' },
  '& article': { transition: 'none' },
});
const Row = styled('div', {
  display: 'grid',
  gap: '$6',
  paddingBottom: '$6',
  // What is below and above stays where it is while a card is missing.
  '& > [aria-hidden]': { minHeight: 'calc(var(--row-height) - $space$6)' },
  variants: { loading: { true: { animation: breathing } } },
});

type AssetFeedProps = {
  query: AssetQuery;
  /** Assets in the whole list. */
  count: number;
  /** The page it opens at, counted from 1. */
  page: number;
  /** Called when scrolling stops, with the page at the top of the window. */
  onPage: (page: number) => void;
  isRefreshing: boolean;
  /** What can be done with an asset on its card. */
  action: (asset: RwaAssetSummary) => ReactNode;
};

/** The whole list at its full height; only the rows near the window are drawn, and each loads its page. */
export function AssetFeed({ isRefreshing, page, ...props }: AssetFeedProps) {
  const t = useTranslations();
  const frame = useRef<HTMLDivElement>(null);
  const topAsset = useRef((page - 1) * PAGE_SIZE);
  const columns = useMeasured(frame, columnsIn);
  const [hasCards, setHasCards] = useState(false);
  const onCards = useCallback(() => setHasCards(true), []);
  return (
    <Feed ref={frame} role="feed" aria-label={t.rwaAssets.feed()} aria-busy={isRefreshing || !hasCards}>
      {columns === null ? null : <Rows key={columns} {...props} {...{ columns, frame, topAsset, onCards }} />}
    </Feed>
  );
}

function columnsIn(element: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return columnsOf(element.clientWidth, rem);
}

type RowsProps = Omit<AssetFeedProps, 'isRefreshing' | 'page'> & {
  columns: number;
  frame: RefObject<HTMLDivElement | null>;
  /** The asset at the top of the window, counted from 0; it outlives a change of columns. */
  topAsset: RefObject<number>;
  /** Called once cards are shown. */
  onCards: () => void;
};

function Rows({ frame, topAsset, onPage, ...props }: RowsProps) {
  const { query, count, columns } = props;
  const handle = useRef<WindowVirtualizerHandle>(null);
  const length = rowsOf(count, columns);
  const rows = useMemo(() => Array.from({ length }, (_, row) => row), [length]);
  const list = JSON.stringify([query, columns, length]);
  // The first rows, and those of the place that Back leads to, come together; later ones are scrolled to.
  const isAtOnce = useRef(true);
  const heightOf = useCallback(
    (row: number) => {
      const near = [row, Math.max(0, row - 1), Math.min(length - 1, row + 1)];
      const sizes = near.map((index) => handle.current?.getItemSize(index));
      return sizes.find((size) => size !== ROW_HEIGHT_PX) ?? ROW_HEIGHT_PX;
    },
    [length],
  );
  const [entry] = useState(() => historyEntry());
  const [left] = useState(() => leftList(list, entry));

  useLayoutEffect(() => {
    const virtualizer = handle.current;
    const feed = frame.current;
    return () => {
      if (!virtualizer || !feed) return;
      const scrolled = -feed.getBoundingClientRect().top;
      const row = virtualizer.findItemIndex(Math.max(0, scrolled));
      const below = scrolled - virtualizer.getItemOffset(row);
      leaveList({ list, entry, row, below, heights: virtualizer.cache });
    };
  }, [list, entry, frame]);
  useEffect(() => {
    // Back to where the member was. An address that was opened or reloaded starts with the first row of its page.
    const row = left?.row ?? rowOf(topAsset.current, columns);
    const offset = left?.below ?? -TOP_PX;
    const isTop = row === 0 && offset <= 0;
    let frames = 0;
    let frameId = requestAnimationFrame(function nextFrame() {
      frames += 1;
      // The second frame has the rows' heights, the fourth the rows that it scrolled to.
      if (frames === 2 && !isTop && window.scrollY < 1)
        handle.current?.scrollToIndex(row, { align: 'start', offset });
      isAtOnce.current = frames < 4;
      if (isAtOnce.current) frameId = requestAnimationFrame(nextFrame);
    });
    return () => cancelAnimationFrame(frameId);
  }, [columns, topAsset, left]);

  const updatePage = () => {
    if (!handle.current || !frame.current) return;
    const scrolled = Math.max(0, TOP_PX + ROW_GAP_PX - frame.current.getBoundingClientRect().top);
    topAsset.current = handle.current.findItemIndex(scrolled) * columns;
    onPage(pageOfAsset(topAsset.current));
  };
  return (
    <WindowVirtualizer
      ref={handle}
      data={rows}
      bufferSize={BUFFER_PX}
      itemSize={ROW_HEIGHT_PX}
      onScrollEnd={updatePage}
      // At its top nothing scrolls, and without a scroll a list with known heights draws its first row only.
      {...(left && left.row > 0 && { cache: left.heights })}
    >
      {(row) => <AssetRow key={row} row={row} {...props} {...{ isAtOnce, heightOf }} />}
    </WindowVirtualizer>
  );
}

type AssetRowProps = Pick<RowsProps, 'query' | 'columns' | 'count' | 'onCards' | 'action'> & {
  /** Counted from 0. */
  row: number;
  /** Whether its cards need not wait for a frame of their own. */
  isAtOnce: RefObject<boolean>;
  /** Height of a row, in px: its own or a neighbour's, which is the same; estimated when neither was measured. */
  heightOf: (row: number) => number;
};

/**
 * One row of cards. The rows of one page share its response. While the list scrolls, only new rows render: first their
 * shapes, then their cards, each in a frame of its own.
 */
const AssetRow = memo(function AssetRow(props: AssetRowProps) {
  const { query, row, columns, count, onCards, action, heightOf } = props;
  const t = useTranslations();
  const { page, from, first, length } = contentOfRow(row, columns, count);
  const [isAtOnce] = useState(() => props.isAtOnce.current);
  const [height] = useState(() => heightOf(row));
  const assets = useListRwaAssets({ ...query, page }, { query: { enabled: useTurn(true, isAtOnce) } });
  if (assets.isError && !assets.data && from === 0) {
    return <LoadFailure query={assets} title={t.rwa.loadErrorTitle()} />;
  }
  const style: CSSProperties & Record<'--row-height', string> = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    '--row-height': `${height}px`,
  };
  return (
    <Row style={style} loading={!assets.data}>
      {Array.from({ length }, (_, index) => (
        <AssetSlot
          key={index}
          asset={assets.data?.results[from + index]}
          position={{ index: first + index + 1, of: count }}
          {...{ action, isAtOnce, onCards }}
        />
      ))}
    </Row>
  );
});

type AssetSlotProps = Pick<RowsProps, 'onCards' | 'action'> & {
  /** Undefined until it has loaded. */
  asset: RwaAssetSummary | undefined;
  position: { index: number; of: number };
  isAtOnce: boolean;
};

/** An asset's card, or its shape. */
function AssetSlot({ asset, position, isAtOnce, onCards, action }: AssetSlotProps) {
  const hasTurn = useTurn(asset !== undefined, isAtOnce);
  useEffect(() => {
    if (hasTurn) onCards();
  }, [hasTurn, onCards]);
  if (asset && hasTurn) {
    return <AssetCard key={asset.id} asset={asset} position={position} action={action(asset)} />;
  }
  return (
    <Card padding="none" css={shape} aria-hidden>
      <Cover />
      <Lines />
    </Card>
  );
}

const line = (width: string, top: string, height: string) =>
  `linear-gradient(${skeletonColor}, ${skeletonColor}) 0 ${top} / ${width} ${height} no-repeat`;
const Lines = styled('div', {
  flex: 1,
  margin: '$5',
  background: [
    line('33%', '0.375rem', '0.75rem'),
    line('75%', '2rem', '1.125rem'),
    line('100%', '4.5rem', '2.75rem'),
    line('50%', '8.5rem', '0.75rem'),
  ].join(', '),
});

/** A card while the list scrolls: of three elements, since drawing many at once would make it stutter. */
const shape = { display: 'flex', flexDirection: 'column' } as const;
