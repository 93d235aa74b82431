import type { GliError, RwaAssetPage } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../design/Button.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { Grid, Stack } from '../../design/Layout.tsx';
import { LoadingRegion } from '../../design/Skeleton.tsx';
import { Text } from '../../design/Text.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useWords } from '../../i18n/words.ts';
import { AssetCard, AssetCardSkeleton } from '../../parts/AssetCard.tsx';
import { Pagination } from '../../parts/Pagination.tsx';

type AssetResultsProps = {
  assets: UseQueryResult<RwaAssetPage, GliError>;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** The list in each of its states: loading, failed with a retry, empty, there. */
export function AssetResults({ assets, page, pages, onPage, onClear }: AssetResultsProps) {
  const words = useWords();
  const errorText = useErrorText();
  if (assets.isPending) {
    return (
      <LoadingRegion label={words.common.loading()}>
        <Grid>
          {Array.from({ length: 6 }, (_, index) => (
            <AssetCardSkeleton key={index} />
          ))}
        </Grid>
      </LoadingRegion>
    );
  }
  if (assets.isError) {
    return (
      <ErrorState
        title={words.rwa.loadErrorTitle()}
        description={errorText(assets.error)}
        retryLabel={words.common.retry()}
        onRetry={() => void assets.refetch()}
        busy={assets.isFetching}
      />
    );
  }
  if (assets.data.results.length === 0) {
    return (
      <EmptyState
        title={words.rwa.emptyTitle()}
        description={words.rwa.emptyText()}
        action={<Button onClick={onClear}>{words.rwa.clearFilters()}</Button>}
      />
    );
  }
  return (
    <Stack gap="lg" aria-busy={assets.isFetching}>
      <Text size="sm" tone="muted" role="status">
        {words.rwa.resultCount({ count: assets.data.count })}
      </Text>
      <Grid>
        {assets.data.results.map((asset) => (
          <AssetCard key={asset.id} asset={asset} />
        ))}
      </Grid>
      <Pagination label={words.rwa.title()} page={page} pages={pages} onPage={onPage} />
    </Stack>
  );
}
