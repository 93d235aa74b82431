import { GliNotFoundError, type RwaAsset } from '@gli/sdk';
import { getRwaAssetQuery, useGetRwaAsset } from '@gli/sdk/react';
import { useEffect } from 'react';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Container, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { WhenNear } from '../../../shared/browser/WhenNear.tsx';
import { later } from '../../../shared/loading/later.tsx';
import type { Prefetch } from '../../../shared/loading/prefetch.ts';
import { BackLink } from '../../../shared/page/BackLink.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { LoadingFigures, LoadingHead, LoadingRows } from '../../../shared/page/LoadingShapes.tsx';
import { useTitle } from '../../../shared/page/title.ts';
import { RiskBadge, StatusBadge } from '../AssetBadges.tsx';
import { AssetFacts } from './AssetFacts.tsx';
import { AssetGallery } from './AssetGallery.tsx';
import { FundingCard } from './FundingCard.tsx';

export { dataLayer } from '../../../shared/data/DataProvider.tsx';

// The investment panel is beside everything, on narrow screens right after the pictures.
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

// Below the picture on a phone: they come after the asset's name, its picture and its figures.
const investSkeleton = <Skeleton shape="block" css={{ height: '30rem' }} />;
const InvestPanel = later(
  async () => (await import('../invest/InvestPanel.tsx')).InvestPanel,
  investSkeleton,
);
const AssetLocation = later(
  async () => (await import('./AssetLocation.tsx')).AssetLocation,
  <Skeleton shape="block" css={{ height: '26rem' }} />,
);
const YieldHistory = later(
  async () => (await import('./YieldHistory.tsx')).YieldHistory,
  <Skeleton shape="block" css={{ height: '27rem' }} />,
);
const similarSkeleton = <LoadingCards count={3} height="22rem" />;
const SimilarAssets = later(async () => (await import('./SimilarAssets.tsx')).SimilarAssets, similarSkeleton);

const AssetRisks = later(
  async () => (await import('./AssetRisks.tsx')).AssetRisks,
  <Skeleton shape="block" css={{ height: '24rem' }} />,
);
const AssetOperator = later(
  async () => (await import('./AssetOperator.tsx')).AssetOperator,
  <Skeleton shape="block" css={{ height: '14rem' }} />,
);
const AssetDocuments = later(
  async () => (await import('./AssetOperator.tsx')).AssetDocuments,
  <Skeleton shape="block" css={{ height: '14rem' }} />,
);
const AssetActions = later(
  async () => (await import('../watch/AssetActions.tsx')).AssetActions,
  <Skeleton shape="block" css={{ height: '2.75rem' }} />,
);
const PayoutEstimate = later(
  async () => (await import('../invest/PayoutEstimate.tsx')).PayoutEstimate,
  <Skeleton shape="block" css={{ height: '27rem' }} />,
);

/** One asset: facts, yield, risks, and the investment panel. */
export default function RwaAssetScreen({ id = '' }: { id?: string | undefined }) {
  const t = useTranslations();
  const asset = useGetRwaAsset({ id });
  useEffect(InvestPanel.load, []);
  useTitle(asset.data?.name, 0);
  if (asset.isPending) return <AssetSkeleton />;
  if (asset.isError && !asset.data) {
    return (
      <Container>
        {asset.error instanceof GliNotFoundError ? (
          <EmptyState
            title={t.rwa.assetMissingTitle()}
            description={t.rwa.assetMissingText()}
            action={<LinkButton href="/rwa-assets">{t.rwa.backToList()}</LinkButton>}
          />
        ) : (
          <LoadFailure query={asset} title={t.rwa.loadErrorTitle()} />
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
            <YieldHistory asset={asset} />
            <PayoutEstimate asset={asset} />
            <AssetRisks level={asset.risk_level} factors={asset.risk_factors} />
            <AssetLocation location={asset.location} />
            <AssetOperator operator={asset.operator} />
            <AssetDocuments documents={asset.documents} />
          </Stack>
        </Rest>
      </Columns>
      <Below>
        <WhenNear placeholder={similarSkeleton}>
          <SimilarAssets asset={asset} />
        </WhenNear>
      </Below>
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client, parameters: { id = '' } }) => {
  load(getRwaAssetQuery(client, { id }));
};

function AssetHead({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  return (
    <Stack as="header" gap="md">
      <BackLink href="/rwa-assets">{t.rwa.backToList()}</BackLink>
      <Inline gap="sm">
        <StatusBadge status={asset.status} />
        <RiskBadge risk={asset.risk_level} />
        {asset.featured ? <Badge tone="accent">{t.rwa.featured()}</Badge> : null}
      </Inline>
      <Heading as="h1" size="2xl">
        {asset.name}
      </Heading>
      <Text tone="muted" size="lg" prose>
        {asset.summary}
      </Text>
      <AssetActions asset={asset} />
    </Stack>
  );
}

function AssetSkeleton() {
  return (
    <Container>
      <LoadingRegion>
        {/* As high as the window: the footer is no nearer when the asset is here. */}
        <Columns css={{ minHeight: '100dvh' }}>
          <Head>
            <LoadingHead />
          </Head>
          <Side as="div">
            <Card>
              <Stack gap="lg">
                <LoadingFigures count={1} />
                <LoadingRows count={7} />
              </Stack>
            </Card>
            {investSkeleton}
          </Side>
        </Columns>
      </LoadingRegion>
    </Container>
  );
}
