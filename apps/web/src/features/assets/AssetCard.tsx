import type { RwaAssetSummary } from '@gli/sdk';
import {
  Address,
  Amount,
  Badge,
  DescriptionList,
  type DescriptionRow,
  MediaCard,
  Progress,
  Text,
} from '@gli/ui';
import type { ReactNode } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { AssetStatusBadge, RiskBadge } from './AssetBadges.tsx';

type AssetProps = {
  asset: RwaAssetSummary;
  /** Heading level of the name. */
  rank?: 'h2' | 'h3';
};

type AssetCardProps = AssetProps & {
  /** Position in a long, virtualized list, counted from 1. */
  position?: { index: number; of: number };
  /** Additional actions on the card. */
  action?: ReactNode;
};

/** An asset in a list: picture, yield, minimum, risk, status and funding progress. */
export function AssetCard({ asset, rank = 'h2', position, action }: AssetCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <MediaCard
      {...getCardParts(asset)}
      rank={rank}
      position={position}
      picture={<Cover asset={asset} isFirst={position?.index === 1} />}
      badges={
        <>
          <AssetStatusBadge asset={asset} />
          {asset.featured ? <Badge tone="accent">{t.rwa.featured()}</Badge> : null}
        </>
      }
      foot={
        <>
          <RiskBadge risk={asset.risk_level} />
          {action}
        </>
      }
    >
      <DescriptionList layout="figures" items={useFigures(asset)} />
      <Progress
        label={t.rwa.fundingProgress()}
        value={Number(asset.funding.progress_percent)}
        valueText={formats.percent(asset.funding.progress_percent)}
        size="sm"
      />
    </MediaCard>
  );
}

/** An asset in a row of related assets: picture, status, yield and minimum. */
export function AssetTile({ asset, rank = 'h3' }: AssetProps) {
  return (
    <MediaCard
      {...getCardParts(asset)}
      layout="tile"
      rank={rank}
      picture={<Cover asset={asset} />}
      badges={<AssetStatusBadge asset={asset} />}
    >
      <DescriptionList layout="figures" items={useFigures(asset)} />
    </MediaCard>
  );
}

const getCardParts = ({ id, name, category, location }: RwaAssetSummary) => ({
  href: `/rwa-assets/${encodeURIComponent(id)}`,
  name,
  caption: (
    <>
      <span>{`${category.name} ·`}</span> <Address>{location.city}</Address>
    </>
  ),
});

function useFigures(asset: RwaAssetSummary): DescriptionRow[] {
  const t = useTranslations();
  const formats = useFormats();
  return [
    [
      t.rwa.expectedApy(),
      <Text as="span" tone="primary">
        {formats.percent(asset.expected_apy)}
      </Text>,
    ],
    [t.rwa.minimum(), <Amount>{formats.tokenExact(asset.minimum_investment, asset.token)}</Amount>],
  ];
}

function Cover({ asset: { cover }, isFirst = false }: { asset: RwaAssetSummary; isFirst?: boolean }) {
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={cover.url} alt={cover.alt} width={600} height={400} {...loading} />;
}
