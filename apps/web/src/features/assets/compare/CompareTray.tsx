import type { RwaAsset } from '@gli/sdk';
import {
  Address,
  Button,
  Dialog,
  IconButton,
  Inline,
  LoadingRegion,
  QueryError,
  Skeleton,
  Stack,
  Table,
  Text,
  TextLink,
} from '@gli/ui';
import { X } from '@gli/ui/icons';
import { type ReactNode, useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { AssetStatusBadge, RiskBadge } from '../AssetBadges.tsx';
import { useAssetTerms } from '../use-asset-terms.ts';
import { Chip, chips, Root } from './CompareTray.styles.ts';
import { MAX_COMPARED } from './compared-assets.ts';
import { type ComparedAsset, useComparedAssets } from './use-compared-assets.ts';

/**
 * Tray at the bottom of the window with the compared assets, if any. It stays visible while the list scrolls.
 */
export function CompareTray({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) {
  const t = useTranslations();
  const compared = useComparedAssets(ids);
  const [isOpen, setOpen] = useState(false);
  return (
    <Root data-bar aria-label={t.rwaAssets.compareTray()}>
      <Inline as="ul" nowrap css={chips}>
        {compared.map((one) => (
          <ComparedChip key={one.id} compared={one} onRemove={() => onRemove(one.id)} />
        ))}
      </Inline>
      <Text size="sm" tone="muted" role="status" css={{ '@mobile': { flex: 1, paddingLeft: '$1' } }}>
        {ids.length === MAX_COMPARED
          ? t.rwaAssets.compareFull({ max: MAX_COMPARED })
          : ids.length === 1
            ? t.rwaAssets.compareHint()
            : t.rwaAssets.compareCount({ count: ids.length, max: MAX_COMPARED })}
      </Text>
      <Button disabled={ids.length < 2} onClick={() => setOpen(true)}>
        {t.rwaAssets.compareOpen()}
      </Button>
      <Dialog
        open={isOpen && ids.length > 1}
        onClose={() => setOpen(false)}
        size="lg"
        title={t.rwaAssets.compareTitle()}
        description={t.rwaAssets.compareText()}
      >
        <Comparison compared={compared} />
      </Dialog>
    </Root>
  );
}

function ComparedChip({ compared: { asset }, onRemove }: { compared: ComparedAsset; onRemove: () => void }) {
  const t = useTranslations();
  const name = asset.data?.name ?? (asset.isError ? t.rwaAssets.compareMissing() : t.common.loading());
  return (
    <Chip>
      <Text as="span" size="sm" weight="medium" truncate>
        {name}
      </Text>
      <IconButton size="sm" label={t.rwaAssets.compareRemove({ asset: name })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </Chip>
  );
}

/** Up to three assets side by side, with a row for each term. */
function Comparison({ compared }: { compared: readonly ComparedAsset[] }) {
  const t = useTranslations();
  const rows = useComparisonRows();
  const loaded = compared.flatMap(({ asset }) => asset.data ?? []);
  const failed = compared.find(({ asset }) => asset.isError && !asset.data)?.asset;
  return (
    <Stack gap="md">
      {loaded.length > 0 ? (
        <Table
          caption={t.rwaAssets.compareTitle()}
          phone="scroll"
          pinned
          rows={rows}
          rowKey={({ term }) => term}
          columns={[
            { header: t.rwaAssets.compareFact(), name: ({ term }) => term },
            ...loaded.map((asset) => ({
              id: asset.id,
              header: asset.name,
              cell: ({ renderCell }: ComparisonRow) => renderCell(asset),
            })),
          ]}
        />
      ) : null}
      {compared.some(({ asset }) => asset.isPending) ? (
        <LoadingRegion>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </LoadingRegion>
      ) : null}
      {failed ? <QueryError query={failed} title={t.rwa.loadErrorTitle()} /> : null}
    </Stack>
  );
}

type ComparisonRow = { term: string; renderCell: (asset: RwaAsset) => ReactNode };

/** Returns the comparison rows in the order of an investor's usual questions. */
function useComparisonRows(): ComparisonRow[] {
  const { rwa, rwaAssets } = useTranslations();
  const formats = useFormats();
  const terms = useAssetTerms();
  return [
    {
      term: rwa.expectedApy(),
      renderCell: ({ expected_apy }) => (
        <Text as="span" tone="primary" weight="bold" numeric>
          {formats.apy(expected_apy)}
        </Text>
      ),
    },
    { term: rwa.status(), renderCell: (asset) => <AssetStatusBadge asset={asset} /> },
    { term: rwa.risk(), renderCell: ({ risk_level }) => <RiskBadge risk={risk_level} labeled /> },
    {
      term: rwa.minimum(),
      renderCell: (asset) => <Price amount={asset.minimum_investment} token={asset.token} />,
    },
    {
      term: rwa.maximum(),
      renderCell: (asset) =>
        asset.maximum_investment ? <Price amount={asset.maximum_investment} token={asset.token} /> : '–',
    },
    { term: rwa.fundingProgress(), renderCell: ({ funding }) => formats.percent(funding.progress_percent) },
    {
      term: rwa.target(),
      renderCell: ({ funding, token }) => <Price amount={funding.target} token={token} />,
    },
    {
      term: rwa.remaining(),
      renderCell: ({ funding, token }) => <Price amount={funding.remaining} token={token} />,
    },
    {
      term: rwa.closesAt(),
      renderCell: ({ funding }) => (funding.closes_at ? formats.day(funding.closes_at) : '–'),
    },
    { term: rwa.term(), renderCell: terms.duration },
    { term: rwa.payout(), renderCell: terms.payout },
    { term: rwa.category(), renderCell: ({ category }) => category.name },
    { term: rwa.contract(), renderCell: terms.contract },
    {
      term: rwa.location(),
      renderCell: ({ location }) => <Address>{`${location.region} ${location.city}`}</Address>,
    },
    {
      term: rwaAssets.comparePage(),
      renderCell: ({ id, name }) => (
        <TextLink href={`/rwa-assets/${encodeURIComponent(id)}`}>{name}</TextLink>
      ),
    },
  ];
}
