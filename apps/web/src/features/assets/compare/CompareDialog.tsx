import type { RwaAsset } from '@gli/sdk';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { RiskBadge, StatusBadge } from '../AssetBadges.tsx';
import { useAssetTerms } from '../use-asset-terms.ts';
import type { ComparedAsset } from './compared-assets.ts';

type CompareDialogProps = { compared: readonly ComparedAsset[]; open: boolean; onClose: () => void };

/** Up to three assets side by side, a row for each term. */
export function CompareDialog({ compared, open, onClose }: CompareDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t.rwaAssets.compareTitle()}
      description={t.rwaAssets.compareText()}
      closeLabel={t.common.close()}
    >
      <Comparison compared={compared} />
    </Dialog>
  );
}

function Comparison({ compared }: Pick<CompareDialogProps, 'compared'>) {
  const t = useTranslations();
  const rows = useComparisonRows();
  const loaded = compared.flatMap(({ asset }) => asset.data ?? []);
  const failed = compared.find(({ asset }) => asset.isError && !asset.data)?.asset;
  return (
    <Stack gap="md">
      {loaded.length > 0 ? (
        <Table
          caption={t.rwaAssets.compareTitle()}
          captionHidden
          phone="scroll"
          rows={rows}
          rowKey={({ term }) => term}
          columns={[
            { id: 'term', header: t.rwaAssets.compareFact(), rowHeader: true, cell: ({ term }) => term },
            ...loaded.map((asset) => ({
              id: asset.id,
              header: asset.name,
              cell: ({ cellOf }: ComparisonRow) => cellOf(asset),
            })),
          ]}
        />
      ) : null}
      {compared.some(({ asset }) => asset.isPending) ? (
        <LoadingRegion label={t.common.loading()}>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </LoadingRegion>
      ) : null}
      {failed ? <LoadFailure query={failed} title={t.rwa.loadErrorTitle()} /> : null}
    </Stack>
  );
}

type ComparisonRow = { term: string; cellOf: (asset: RwaAsset) => ReactNode };

/** The terms of the comparison, in the order in which an investor asks for them. */
function useComparisonRows(): ComparisonRow[] {
  const { rwa, rwaAssets } = useTranslations();
  const formats = useFormats();
  const terms = useAssetTerms();
  return [
    {
      term: rwa.expectedApy(),
      cellOf: ({ expected_apy }) => (
        <Text as="span" tone="success" weight="bold" numeric>
          {formats.percent(expected_apy)}
        </Text>
      ),
    },
    { term: rwa.status(), cellOf: ({ status }) => <StatusBadge status={status} /> },
    { term: rwa.risk(), cellOf: ({ risk_level }) => <RiskBadge risk={risk_level} /> },
    { term: rwa.minimum(), cellOf: (asset) => formats.token(asset.minimum_investment, asset.token) },
    {
      term: rwa.maximum(),
      cellOf: (asset) =>
        asset.maximum_investment ? formats.token(asset.maximum_investment, asset.token) : '–',
    },
    { term: rwa.fundingProgress(), cellOf: ({ funding }) => formats.percent(funding.progress_percent) },
    { term: rwa.target(), cellOf: ({ funding, token }) => formats.token(funding.target, token) },
    { term: rwa.remaining(), cellOf: ({ funding, token }) => formats.token(funding.remaining, token) },
    {
      term: rwa.closesAt(),
      cellOf: ({ funding }) => (funding.closes_at ? formats.day(funding.closes_at) : '–'),
    },
    { term: rwa.term(), cellOf: terms.duration },
    { term: rwa.payout(), cellOf: terms.payout },
    { term: rwa.category(), cellOf: ({ category }) => category.name },
    { term: rwa.contract(), cellOf: terms.contract },
    { term: rwa.location(), cellOf: ({ location }) => `${location.region} ${location.city}` },
    {
      term: rwaAssets.comparePage(),
      cellOf: ({ id, name }) => (
        <Link href={`/rwa-assets/${encodeURIComponent(id)}`} asChild>
          <TextLink>{name}</TextLink>
        </Link>
      ),
    },
  ];
}
