import type { RwaAsset } from '@gli/sdk';
import { getRwaAssetQuery, useGetRwaAsset } from '@gli/sdk/react';
import {
  Badge,
  DetailLayout,
  DetailPage,
  Inline,
  LinkButton,
  LoadingDetail,
  PanelSkeleton,
  SectionTabs,
  ShareButton,
  Stack,
} from '@gli/ui';
import type { ReactNode } from 'react';
import { lazyPart, type Prefetch, preloadPicture } from '@/data';
import { useTranslations } from '@/i18n';
import { useRecordView, WatchButton } from '../../watchlist/index.ts';
import { AssetStatusBadge } from '../AssetBadges.tsx';
import { AssetFacts } from './AssetFacts.tsx';
import { AssetGallery } from './AssetGallery.tsx';
import { AssetLocation } from './AssetLocation.tsx';
import { AssetDocuments, AssetOperator } from './AssetOperator.tsx';
import { AssetRisks } from './AssetRisks.tsx';
import { FundingProgress, KeyFigures } from './KeyFigures.tsx';
import { SimilarAssets } from './SimilarAssets.tsx';

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
      skeleton={<LoadingDetail panel={<PanelSkeleton />} />}
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
          <AssetStatusBadge asset={asset} />
          {asset.featured ? <Badge tone="accent">{t.rwa.featured()}</Badge> : null}
        </>
      }
      name={asset.name}
      figures={<FundingProgress asset={asset} />}
      summary={asset.summary}
      actions={
        <Inline>
          <WatchButton kind="asset" id={asset.id} />
          <ShareButton title={asset.name} path={`/rwa-assets/${asset.id}`} />
        </Inline>
      }
      gallery={<AssetGallery pictures={asset.pictures} caption={<KeyFigures asset={asset} />} />}
      panel={<InvestPanel asset={asset} />}
      stickyPanel
      related={<SimilarAssets asset={asset} />}
    >
      <AssetSections asset={asset} />
    </DetailLayout>
  );
}

function AssetSections({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const getTab = (value: keyof typeof t.rwaAsset.tabs, content: ReactNode) => ({
    value,
    label: t.rwaAsset.tabs[value](),
    content: <Stack gap="xl">{content}</Stack>,
  });
  return (
    <SectionTabs
      label={t.rwaAsset.sections()}
      tabs={[
        getTab(
          'overview',
          <>
            <AssetFacts asset={asset} />
            <AssetOperator operator={asset.operator} />
          </>,
        ),
        getTab('income', <YieldHistory asset={asset} />),
        getTab('risk', <AssetRisks level={asset.risk_level} factors={asset.risk_factors} />),
        getTab('location', <AssetLocation location={asset.location} />),
        getTab('documents', <AssetDocuments documents={asset.documents} />),
      ]}
    />
  );
}

export const prefetch: Prefetch = ({ load, client, parameters: { id = '' } }) => {
  load(getRwaAssetQuery(client, { id }), ({ pictures }) => preloadPicture(pictures[0]));
};
