import type { RwaAsset } from '@gli/sdk';
import { getRwaAssetQuery, useGetRwaAsset } from '@gli/sdk/react';
import {
  Badge,
  Card,
  DetailLayout,
  DetailPage,
  Inline,
  LinkButton,
  LoadingDetail,
  PanelSkeleton,
  ShareButton,
  StatsSkeleton,
} from '@gli/ui';
import { lazyPart, type Prefetch, preloadPicture } from '@/data';
import { useTranslations } from '@/i18n';
import { useRecordView, WatchButton } from '../../watchlist/index.ts';
import { AssetStatusBadge } from '../AssetBadges.tsx';
import { AssetFacts } from './AssetFacts.tsx';
import { AssetGallery } from './AssetGallery.tsx';
import { AssetLocation } from './AssetLocation.tsx';
import { AssetDocuments, AssetOperator } from './AssetOperator.tsx';
import { AssetRisks } from './AssetRisks.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { SameRiskAssets, SimilarAssets } from './SimilarAssets.tsx';

const InvestPanel = lazyPart(async () => (await import('../invest/InvestPanel.tsx')).InvestPanel, {
  fallback: <PanelSkeleton />,
});

const YieldHistory = lazyPart(async () => (await import('./YieldHistory.tsx')).YieldHistory, {
  fallback: <PanelSkeleton />,
});

/** An asset's facts, yield and risks, with the investment panel. */
export default function RwaAssetScreen({ id = '' }: { id?: string | undefined }) {
  const t = useTranslations();
  return (
    <DetailPage
      query={useGetRwaAsset({ id })}
      skeleton={<AssetSkeleton />}
      missing={{
        page: t.places['rwa-asset'](),
        title: t.rwa.assetMissingTitle(),
        description: t.rwa.assetMissingText(),
        action: <LinkButton href="/rwa-assets">{t.rwa.backToList()}</LinkButton>,
      }}
      failure={t.rwa.loadErrorTitle()}
    >
      {(asset) => <AssetDetail asset={asset} />}
    </DetailPage>
  );
}

function AssetDetail({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  useRecordView({ kind: 'asset', id: asset.id });
  return (
    <DetailLayout
      back={{ href: '/rwa-assets', text: t.rwa.backToList() }}
      badges={
        <>
          <AssetStatusBadge status={asset.status} />
          {asset.featured ? <Badge tone="accent">{t.rwa.featured()}</Badge> : null}
        </>
      }
      name={asset.name}
      figures={<KeyFigures asset={asset} />}
      summary={asset.summary}
      actions={
        <Inline>
          <WatchButton kind="asset" id={asset.id} />
          <ShareButton title={asset.name} path={`/rwa-assets/${asset.id}`} />
        </Inline>
      }
      gallery={<AssetGallery pictures={asset.pictures} />}
      panel={<InvestPanel asset={asset} />}
      stickyPanel
      related={[<SimilarAssets key="category" asset={asset} />, <SameRiskAssets key="risk" asset={asset} />]}
    >
      <AssetFacts asset={asset} />
      <YieldHistory asset={asset} />
      <AssetRisks level={asset.risk_level} factors={asset.risk_factors} />
      <AssetLocation location={asset.location} />
      <AssetOperator operator={asset.operator} />
      <AssetDocuments documents={asset.documents} />
    </DetailLayout>
  );
}

function AssetSkeleton() {
  return (
    <LoadingDetail
      figures={
        <Card padding="sm">
          <StatsSkeleton count={4} min="xs" />
        </Card>
      }
      panel={<PanelSkeleton />}
    />
  );
}

export const prefetch: Prefetch = ({ load, client, parameters: { id = '' } }) => {
  load(getRwaAssetQuery(client, { id }), ({ pictures }) => preloadPicture(pictures[0]));
};
