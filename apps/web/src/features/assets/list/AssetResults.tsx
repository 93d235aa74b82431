import type { GliError, RwaAssetPage, RwaAssetSummary } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { LoadingRegion } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { AssetCardSkeleton } from '../AssetCard.tsx';
import { AssetFeed } from './AssetFeed.tsx';
import { type AssetQuery, PAGE_SIZE } from './asset-filters.ts';
import { assetsOfPage } from './feed-layout.ts';

// While other assets are on their way, those of before stay readable.
const Shown = styled('div', {
  transition: 'opacity 140ms ease',
  variants: { stale: { true: { opacity: 0.6 } } },
});
const End = styled('div', { '&:focus': { outline: 'none' } });

type AssetResultsProps = {
  /** The first page: it knows how long the list is. */
  assets: UseQueryResult<RwaAssetPage, GliError>;
  /** What `assets` lists at this moment. */
  query: AssetQuery;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
  action: (asset: RwaAssetSummary) => ReactNode;
};

/** The list in each of its states: loading, failed with a retry, empty, there. */
export function AssetResults({ assets, query, page, onPage, onClear, action }: AssetResultsProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const end = useRef<HTMLDivElement>(null);
  if (assets.isPending) {
    return (
      <LoadingRegion label={t.common.loading()}>
        <Grid>
          {Array.from({ length: 6 }, (_, index) => (
            <AssetCardSkeleton key={index} hasAction />
          ))}
        </Grid>
      </LoadingRegion>
    );
  }
  if (assets.isError && !assets.data) {
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
        <Text size="sm" tone="muted" role="status" numeric>
          {count > PAGE_SIZE && from < to
            ? t.rwaAssets.shown({ from: from + 1, to, count })
            : t.rwa.resultCount({ count })}
        </Text>
        <VisuallyHidden as="div">
          <Button variant="ghost" size="sm" onClick={() => end.current?.focus()}>
            {t.rwaAssets.skipList()}
          </Button>
        </VisuallyHidden>
      </Inline>
      <Shown stale={assets.isPlaceholderData}>
        <AssetFeed
          key={JSON.stringify(query)}
          query={query}
          count={count}
          page={page}
          onPage={onPage}
          isRefreshing={assets.isFetching}
          action={action}
        />
      </Shown>
      <End ref={end} tabIndex={-1}>
        {count > PAGE_SIZE ? (
          <Inline justify="between">
            <Text size="sm" tone="muted">
              {t.rwaAssets.listEnd()}
            </Text>
            <Button variant="ghost" size="sm" onClick={() => window.scrollTo({ top: 0 })}>
              {t.rwaAssets.toTop()}
            </Button>
          </Inline>
        ) : null}
      </End>
    </Stack>
  );
}
