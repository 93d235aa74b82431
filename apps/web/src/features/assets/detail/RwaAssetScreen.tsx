import { GliNotFoundError, type RwaAsset } from '@gli/sdk';
import { getRwaAssetQuery, useGetRwaAsset } from '@gli/sdk/react';
import { useDeferredValue } from 'react';
import {
  Badge,
  Card,
  Container,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  LoadingRegion,
  Skeleton,
  Stack,
  styled,
  Text,
} from '@/design';
import { useTranslations } from '@/i18n';
import {
  BackLink,
  LoadFailure,
  LoadingFigures,
  LoadingHead,
  lazyPart,
  Part,
  type Prefetch,
  useTitle,
} from '@/shared';
import { AssetStatusBadge } from '../AssetBadges.tsx';
import { InvestPanel } from '../invest/InvestPanel.tsx';
import { PayoutEstimate } from '../invest/PayoutEstimate.tsx';
import { AssetActions } from '../watch/AssetActions.tsx';
import { AssetFacts } from './AssetFacts.tsx';
import { AssetGallery } from './AssetGallery.tsx';
import { AssetLocation } from './AssetLocation.tsx';
import { AssetDocuments, AssetOperator } from './AssetOperator.tsx';
import { AssetRisks } from './AssetRisks.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { SameRiskAssets, SimilarAssets } from './SimilarAssets.tsx';

// The investment panel is next to all content. On narrow screens it follows the photos.
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 23rem',
  gridTemplateAreas: '"head side" "rest side"',
  gridTemplateRows: 'auto 1fr',
  gap: '$10',
  alignItems: 'start',
  paddingTop: '$6',
  '@belowBp2': {
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
const Below = styled(Stack, { paddingTop: '$10' });
const Rest = styled('div', { gridArea: 'rest', minWidth: 0 });

// On a phone, this appears after the asset's name, photo and figures.
const investSkeleton = <Skeleton shape="block" css={{ height: '30rem' }} />;
const YieldHistory = lazyPart(async () => (await import('./YieldHistory.tsx')).YieldHistory, {
  fallback: <Skeleton shape="block" css={{ height: '27rem' }} />,
});

/** An asset's facts, yield and risks, with the investment panel. */
export default function RwaAssetScreen({ id = '' }: { id?: string | undefined }) {
  const t = useTranslations();
  // React renders the whole page's data in small steps, so the page stays responsive.
  const asset = useDeferredValue(useGetRwaAsset({ id }));
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
          <Part>
            <InvestPanel asset={asset} />
          </Part>
        </Side>
        <Rest>
          <Stack gap="xl">
            <AssetFacts asset={asset} />
            <YieldHistory asset={asset} />
            <Part>
              <PayoutEstimate asset={asset} />
            </Part>
            <Part>
              <AssetRisks level={asset.risk_level} factors={asset.risk_factors} />
            </Part>
            <Part>
              <AssetLocation location={asset.location} />
            </Part>
            <Part>
              <AssetOperator operator={asset.operator} />
            </Part>
            <Part>
              <AssetDocuments documents={asset.documents} />
            </Part>
          </Stack>
        </Rest>
      </Columns>
      <Below gap="xl">
        <Part>
          <SimilarAssets asset={asset} />
        </Part>
        <Part>
          <SameRiskAssets asset={asset} />
        </Part>
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
        <AssetStatusBadge status={asset.status} />
        {asset.featured ? <Badge tone="accent">{t.rwa.featured()}</Badge> : null}
      </Inline>
      <Heading as="h1" size="2xl">
        {asset.name}
      </Heading>
      <KeyFigures asset={asset} />
      <Text tone="muted" size="lg" prose>
        {asset.summary}
      </Text>
      <Part>
        <AssetActions asset={asset} />
      </Part>
    </Stack>
  );
}

function AssetSkeleton() {
  return (
    <Container>
      <LoadingRegion>
        {/* Full window height, so the footer does not move when the asset loads. */}
        <Columns css={{ minHeight: '100dvh' }}>
          <Head>
            <LoadingHead>
              <Card padding="sm">
                <LoadingFigures count={4} min="xs" />
              </Card>
            </LoadingHead>
          </Head>
          <Side as="div">{investSkeleton}</Side>
        </Columns>
      </LoadingRegion>
    </Container>
  );
}
