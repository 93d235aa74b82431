import type { GliError, RwaAssetPage } from '@gli/sdk';
import {
  Button,
  CardGridSkeleton,
  Inline,
  NoMatch,
  Note,
  QueryError,
  SectionErrorBoundary,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@gli/ui';
import { SearchX } from '@gli/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from '@/i18n';
import { AssetFeed } from './AssetFeed.tsx';
import { type AssetQuery, getAssetFilters, PAGE_SIZE } from './asset-filters.ts';

type AssetResultsProps = {
  /** First page, which includes the length of the list. */
  assets: UseQueryResult<RwaAssetPage, GliError>;
  /** The query of `assets`. */
  query: AssetQuery;
  page: number;
  onPage: (page: number) => void;
};

export function AssetResults({ assets, query, page, onPage }: AssetResultsProps) {
  const t = useTranslations();
  const end = useRef<HTMLDivElement>(null);
  if (assets.isPending) {
    return (
      <Stack gap="md">
        <Note>
          <Skeleton width="third" />
        </Note>
        <CardGridSkeleton pictured count={6} />
      </Stack>
    );
  }
  if (assets.isError && !assets.data) {
    return <QueryError query={assets} title={t.rwa.loadErrorTitle()} />;
  }
  const { count } = assets.data;
  if (count === 0) {
    return <NoMatch icon={<SearchX />} filters={getAssetFilters(t, [])} />;
  }
  const from = Math.min((page - 1) * PAGE_SIZE, count);
  const to = Math.min(page * PAGE_SIZE, count);
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
      {/* Previous assets stay readable while others load. */}
      <Stack css={{ transition: 'opacity 140ms ease', opacity: assets.isPlaceholderData ? 0.6 : 1 }}>
        <SectionErrorBoundary>
          <AssetFeed
            key={JSON.stringify(query)}
            query={query}
            count={count}
            page={page}
            onPage={onPage}
            isRefreshing={assets.isFetching}
          />
        </SectionErrorBoundary>
      </Stack>
      <Stack ref={end} tabIndex={-1}>
        {count > PAGE_SIZE ? (
          <Inline justify="between">
            <Note>{t.rwaAssets.listEnd()}</Note>
            <Button variant="ghost" size="sm" onClick={() => window.scrollTo({ top: 0 })}>
              {t.rwaAssets.toTop()}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Stack>
  );
}
