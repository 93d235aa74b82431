import type { RwaAssetSummary } from '@gli/sdk';
import {
  Address,
  Badge,
  Card,
  CardBody,
  CardCover,
  CardLink,
  CoverBadges,
  DescriptionList,
  Heading,
  Inline,
  Note,
  Progress,
  Stack,
  Text,
} from '@gli/ui';
import { type ReactNode, useId } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../money/index.ts';
import { AssetStatusBadge, RiskBadge } from './AssetBadges.tsx';
import { Action } from './AssetCard.styles.ts';

type AssetCardProps = {
  asset: RwaAssetSummary;
  /** Heading level of the name. */
  rank?: 'h2' | 'h3';
  /** Position in a long, virtualized list, counted from 1. */
  position?: { index: number; of: number };
  /** Additional actions on the card. */
  action?: ReactNode;
};

/** An asset in a list: picture, yield, minimum, risk, status and funding progress. */
export function AssetCard({ asset, rank = 'h2', position, action }: AssetCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const nameId = useId();
  return (
    <Card
      as="article"
      padding="none"
      interactive
      aria-labelledby={nameId}
      aria-posinset={position?.index}
      aria-setsize={position?.of}
    >
      <CardCover>
        <img
          src={asset.cover.url}
          alt={asset.cover.alt}
          width={600}
          height={400}
          {...(position?.index === 1 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
        <CoverBadges>
          <AssetStatusBadge status={asset.status} />
          {asset.featured ? <Badge tone="accent">{t.rwa.featured()}</Badge> : null}
        </CoverBadges>
      </CardCover>
      <CardBody>
        <Stack gap="xs">
          <Note>
            <span>{`${asset.category.name} ·`}</span> <Address>{asset.location.city}</Address>
          </Note>
          <Heading as={rank} size="md" id={nameId}>
            <CardLink href={`/rwa-assets/${encodeURIComponent(asset.id)}`}>{asset.name}</CardLink>
          </Heading>
        </Stack>
        <DescriptionList
          layout="figures"
          items={[
            [
              t.rwa.expectedApy(),
              <Text as="span" tone="primary">
                {formats.percent(asset.expected_apy)}
              </Text>,
            ],
            [t.rwa.minimum(), <Price amount={asset.minimum_investment} token={asset.token} />],
          ]}
        />
        <Progress
          label={t.rwa.fundingProgress()}
          value={Number(asset.funding.progress_percent)}
          valueText={formats.percent(asset.funding.progress_percent)}
          size="sm"
        />
        <Inline justify="between">
          <RiskBadge risk={asset.risk_level} />
          <Note numeric>{t.rwa.investors({ count: asset.funding.investor_count })}</Note>
        </Inline>
        {/* Positioned above the link that covers the card. */}
        {action ? <Action>{action}</Action> : null}
      </CardBody>
    </Card>
  );
}
