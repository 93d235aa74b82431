import type { RwaAsset } from '@gli/sdk';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { RiskBadge, StatusBadge } from '../AssetBadges.tsx';
import type { ComparedAsset } from './compared-assets.ts';

type CompareDialogProps = { compared: readonly ComparedAsset[]; open: boolean; onClose: () => void };

/** Up to three assets side by side, a line for each term. */
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
  const formats = useFormats();
  const errorText = useErrorText();
  const loaded = compared.flatMap(({ asset }) => asset.data ?? []);
  const failed = compared.find(({ asset }) => asset.isError && !asset.data)?.asset;
  const isLoading = compared.some(({ asset }) => asset.isPending);
  return (
    <Stack gap="md">
      {loaded.length > 0 ? (
        <Table
          caption={t.rwaAssets.compareTitle()}
          captionHidden
          phone="scroll"
          rows={comparisonOf(t, formats)}
          rowKey={({ term }) => term}
          columns={[
            { id: 'term', header: t.rwaAssets.compareFact(), rowHeader: true, cell: ({ term }) => term },
            ...loaded.map((asset) => ({
              id: asset.id,
              header: asset.name,
              cell: (row: ReturnType<typeof comparisonOf>[number]) => row.of(asset),
            })),
          ]}
        />
      ) : null}
      {isLoading ? (
        <LoadingRegion label={t.common.loading()}>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </LoadingRegion>
      ) : null}
      {failed ? (
        <ErrorState
          title={t.rwa.loadErrorTitle()}
          description={errorText(failed.error)}
          retryLabel={t.common.retry()}
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      ) : null}
    </Stack>
  );
}

type Line = { term: string; of: (asset: RwaAsset) => ReactNode };

/** The terms by which assets are compared, in the order in which an investor asks for them. */
function comparisonOf({ rwa, terms, rwaAssets }: TranslationFunctions, formats: Formats): Line[] {
  return [
    {
      term: rwa.expectedApy(),
      of: ({ expected_apy }) => (
        <Text as="span" tone="success" weight="bold" numeric>
          {formats.percent(expected_apy)}
        </Text>
      ),
    },
    { term: rwa.status(), of: ({ status }) => <StatusBadge status={status} /> },
    { term: rwa.risk(), of: ({ risk_level }) => <RiskBadge risk={risk_level} /> },
    { term: rwa.minimum(), of: (asset) => formats.token(asset.minimum_investment, asset.token) },
    {
      term: rwa.maximum(),
      of: (asset) => (asset.maximum_investment ? formats.token(asset.maximum_investment, asset.token) : '–'),
    },
    { term: rwa.fundingProgress(), of: ({ funding }) => formats.percent(funding.progress_percent) },
    { term: rwa.target(), of: ({ funding, token }) => formats.token(funding.target, token) },
    { term: rwa.remaining(), of: ({ funding, token }) => formats.token(funding.remaining, token) },
    {
      term: rwa.closesAt(),
      of: ({ funding }) => (funding.closes_at ? formats.day(funding.closes_at) : '–'),
    },
    { term: rwa.term(), of: ({ term_months }) => rwa.months({ count: term_months }) },
    { term: rwa.payout(), of: ({ payout_schedule }) => translate(terms.payoutSchedule, payout_schedule)() },
    { term: rwa.category(), of: ({ category }) => category.name },
    {
      term: rwa.contract(),
      of: ({ contract_type: { kind, type } }) =>
        rwa.contractOf({
          kind: translate(terms.contractKind, kind)(),
          type: translate(terms.contractType, type)(),
        }),
    },
    { term: rwa.location(), of: ({ location }) => `${location.region} ${location.city}` },
    {
      term: rwaAssets.comparePage(),
      of: ({ id, name }) => (
        <Link href={`/rwa-assets/${encodeURIComponent(id)}`} asChild>
          <TextLink>{name}</TextLink>
        </Link>
      ),
    },
  ];
}
