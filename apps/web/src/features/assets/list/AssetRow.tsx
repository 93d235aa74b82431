import type { RwaAssetSummary } from '@gli/sdk';
import { useListRwaAssets } from '@gli/sdk/react';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { AssetCard, AssetCardSkeleton } from '../AssetCard.tsx';
import type { AssetQuery } from './asset-filters.ts';
import { contentOfRow } from './feed-layout.ts';

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
export function AssetRow({ query, row, columns, count, onCards, action }: AssetRowProps) {
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
