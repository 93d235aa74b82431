import { GliNotFoundError, type RwaAsset } from '@gli/sdk';
import { useGetRwaAsset, useGetRwaAssetQueryOptions } from '@gli/sdk/react';
import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { WhenNear } from '../../../shared/browser/WhenNear.tsx';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { InvestPanel } from '../invest/InvestPanel.tsx';
import { AssetDocuments } from './AssetDocuments.tsx';
import { AssetFacts } from './AssetFacts.tsx';
import { AssetGallery } from './AssetGallery.tsx';
import { AssetHead } from './AssetHead.tsx';
import { AssetLocation } from './AssetLocation.tsx';
import { AssetOperator } from './AssetOperator.tsx';
import { AssetRisks } from './AssetRisks.tsx';
import { AssetSkeleton } from './AssetSkeleton.tsx';
import { FundingCard } from './FundingCard.tsx';
import { SimilarAssets } from './SimilarAssets.tsx';
import { YieldHistory } from './YieldHistory.tsx';

// The panel to invest stands beside the whole, on narrow screens right after the pictures.
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 23rem',
  gridTemplateAreas: '"head side" "rest side"',
  gridTemplateRows: 'auto 1fr',
  gap: '$10',
  alignItems: 'start',
  paddingTop: '$6',
  '@media (max-width: 1023px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"head" "side" "rest"',
    gridTemplateRows: 'auto',
    gap: '$6',
  },
});
const Head = styled('div', { gridArea: 'head', minWidth: 0 });
const Side = styled('aside', {
  gridArea: 'side',
  display: 'grid',
  gap: '$4',
  '@bp2': { position: 'sticky', top: '5.5rem' },
});
const Below = styled('div', { paddingTop: '$10' });
const Rest = styled('div', { gridArea: 'rest', minWidth: 0 });

/** One asset: what it is, what it earned, what can go wrong, and the panel to invest. */
export default function RwaAssetScreen({ id = '' }: { id?: string | undefined }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const asset = useGetRwaAsset(id);
  if (asset.isPending) return <AssetSkeleton />;
  if (asset.isError && !asset.data) {
    return (
      <Container>
        {asset.error instanceof GliNotFoundError ? (
          <EmptyState
            title={t.rwa.assetMissingTitle()}
            description={t.rwa.assetMissingText()}
            action={
              <Link href="/rwa-assets" asChild>
                <LinkButton>{t.rwa.backToList()}</LinkButton>
              </Link>
            }
          />
        ) : (
          <ErrorState
            title={t.rwa.loadErrorTitle()}
            description={errorText(asset.error)}
            retryLabel={t.common.retry()}
            onRetry={() => void asset.refetch()}
            busy={asset.isFetching}
          />
        )}
      </Container>
    );
  }
  return <AssetDetail asset={asset.data} />;
}

function AssetDetail({ asset }: { asset: RwaAsset }) {
  return (
    <Container>
      <Columns>
        <Head>
          <Stack gap="lg">
            <AssetHead asset={asset} />
            <AssetGallery pictures={asset.pictures} />
          </Stack>
        </Head>
        <Side>
          <FundingCard asset={asset} />
          <InvestPanel asset={asset} />
        </Side>
        <Rest>
          <Stack gap="xl">
            <AssetFacts asset={asset} />
            <YieldHistory history={asset.yield_history} token={asset.token} />
            <AssetRisks level={asset.risk_level} factors={asset.risk_factors} />
            <AssetLocation location={asset.location} />
            <AssetOperator operator={asset.operator} />
            <AssetDocuments documents={asset.documents} />
          </Stack>
        </Rest>
      </Columns>
      <Below>
        <WhenNear placeholder={<LoadingCards count={3} />}>
          <SimilarAssets asset={asset} />
        </WhenNear>
      </Below>
    </Container>
  );
}

export function Prefetch({ id = '' }: { id?: string | undefined }) {
  usePrefetch(useGetRwaAssetQueryOptions(id));
  return null;
}
