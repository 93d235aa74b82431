import type { GliError, RwaAssetPage, RwaAssetSummary } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { later } from '../../../shared/loading/later.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { AssetCardSkeleton } from '../AssetCard.tsx';
import { type AssetQuery, PAGE_SIZE } from './asset-filters.ts';
import { assetsOfPage } from './feed-layout.ts';

// The previous assets stay readable while others load.
const Results = styled('div', {
  transition: 'opacity 140ms ease',
  variants: { stale: { true: { opacity: 0.6 } } },
});
const End = styled('div', { '&:focus': { outline: 'none' } });

type AssetResultsProps = {
  /** The first page, with the length of the list. */
  assets: UseQueryResult<RwaAssetPage, GliError>;
  /** The query of `assets`. */
  query: AssetQuery;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
  action: (asset: RwaAssetSummary) => ReactNode;
};

export const AssetFeed = later(async () => (await import('./AssetFeed.tsx')).AssetFeed, <FeedSkeleton />);

function FeedSkeleton() {
  return (
    <LoadingRegion>
      <Grid>
        {Array.from({ length: 6 }, (_, index) => (
          <AssetCardSkeleton key={index} hasAction isFirst={index === 0} />
        ))}
      </Grid>
    </LoadingRegion>
  );
}

/** The list: loading, failed, empty, loaded. */
export function AssetResults({ assets, query, page, onPage, onClear, action }: AssetResultsProps) {
  const t = useTranslations();
  const end = useRef<HTMLDivElement>(null);
  // Together with the data.
  useEffect(AssetFeed.load, []);
  if (assets.isPending) {
    return (
      <Stack gap="md">
        <Note>
          <Skeleton width="third" />
        </Note>
        <FeedSkeleton />
      </Stack>
    );
  }
  if (assets.isError && !assets.data) {
    return <LoadFailure query={assets} title={t.rwa.loadErrorTitle()} />;
  }
  const { count } = assets.data;
  if (count === 0) {
    return (
      <EmptyState
        title={t.rwa.emptyTitle()}
        description={t.rwa.emptyText()}
        action={<Button onClick={onClear}>{t.rwa.clearFilters()}</Button>}
      />
    );
  }
  const { from, to } = assetsOfPage(page, count);
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Note role="status" numeric>
          {count > PAGE_SIZE && from < to
            ? t.rwaAssets.shown({ from: from + 1, to, count })
            : t.rwa.resultCount({ count })}
        </Note>
        <VisuallyHidden as="div">
          <Button variant="ghost" size="sm" onClick={() => end.current?.focus()}>
            {t.rwaAssets.skipList()}
          </Button>
        </VisuallyHidden>
      </Inline>
      <Results stale={assets.isPlaceholderData}>
        <AssetFeed
          key={JSON.stringify(query)}
          query={query}
          count={count}
          page={page}
          onPage={onPage}
          isRefreshing={assets.isFetching}
          action={action}
        />
      </Results>
      <End ref={end} tabIndex={-1}>
        {count > PAGE_SIZE ? (
          <Inline justify="between">
            <Note>{t.rwaAssets.listEnd()}</Note>
            <Button variant="ghost" size="sm" onClick={() => window.scrollTo({ top: 0 })}>
              {t.rwaAssets.toTop()}
            </Button>
          </Inline>
        ) : null}
      </End>
    </Stack>
  );
}
