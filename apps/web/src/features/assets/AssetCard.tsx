import type { RwaAssetSummary } from '@gli/sdk';
import { Address, Amount, Badge, DescriptionList, MediaCard, Progress, Text, Tile } from '@gli/ui';
import type { ReactNode } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { CoverStar } from '../watchlist/index.ts';
import { AssetStatusBadge, RiskBadge } from './AssetBadges.tsx';

type AssetCardProps = {
  asset: RwaAssetSummary;
  /** Heading level of the name. */
  rank?: 'h2' | 'h3';
  /** Position in a long, virtualized list, counted from 1. */
  position?: { index: number; of: number };
  /** Additional actions on the card. */
  action?: ReactNode;
};

const getPath = ({ id }: RwaAssetSummary) => `/rwa-assets/${encodeURIComponent(id)}`;

/** An asset in a list: picture, yield, minimum, risk, status and funding progress. */
export function AssetCard({ asset, rank = 'h2', position, action }: AssetCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { id, name, category, cover, funding } = asset;
  return (
    <MediaCard
      href={getPath(asset)}
      name={name}
      rank={rank}
      position={position}
      picture={
        <img
          src={cover.url}
          alt={cover.alt}
          width={600}
          height={400}
          {...(position?.index === 1 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      }
      badges={
        <>
          <AssetStatusBadge asset={asset} />
          {asset.featured ? <Badge tone="accent">{t.rwa.featured()}</Badge> : null}
        </>
      }
      corner={<CoverStar kind="asset" id={id} name={name} />}
      caption={
        <>
          <span>{`${category.name} ·`}</span> <Address>{asset.location.city}</Address>
        </>
      }
      foot={
        <>
          <RiskBadge risk={asset.risk_level} />
          {action}
        </>
      }
    >
      <DescriptionList
        layout="figures"
        items={[
          [
            t.rwa.expectedApy(),
            <Text as="span" tone="primary">
              {formats.apy(asset.expected_apy)}
            </Text>,
          ],
          [t.rwa.minimum(), <Amount>{formats.tokenExact(asset.minimum_investment, asset.token)}</Amount>],
        ]}
      />
      <Progress
        label={t.rwa.fundingProgress()}
        value={Number(funding.progress_percent)}
        valueText={formats.percent(funding.progress_percent)}
        size="sm"
      />
    </MediaCard>
  );
}

/** An asset in a row of small cards: picture, yield and minimum. */
export function AssetTile({ asset }: { asset: RwaAssetSummary }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Tile
      href={getPath(asset)}
      picture={asset.cover.url}
      title={asset.name}
      note={t.rwa.tileFigures({
        apy: formats.apy(asset.expected_apy),
        minimum: formats.tokenExact(asset.minimum_investment, asset.token),
      })}
      corner={<CoverStar kind="asset" id={asset.id} name={asset.name} />}
    />
  );
}
